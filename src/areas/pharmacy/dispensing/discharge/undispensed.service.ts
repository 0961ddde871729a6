import type { FindDischargeBlockers } from '#server/points/discharge-blockers.ts';
import type { DischargeBlocker } from '#kernel/care/discharge.ts';
import { todayOf } from '#kernel/time/today.ts';
import { notice } from '../../pharmacy.notices.ts';
import { selectRunning, selectUndispensed } from './undispensed.queries.ts';

/** The maximum number of prescriptions that are named. */
const maxNamed = 5;

/** What the pharmacy says to its stage of a discharge; both only inform, because the rest can be bought elsewhere. */
export const findUndispensed: FindDischargeBlockers = async (context, discharge) => {
  const { db, tenantId } = context;
  const [numbers, running] = await Promise.all([
    selectUndispensed(db, tenantId, discharge),
    selectRunning(db, tenantId, discharge, todayOf(context)),
  ]);
  const told: DischargeBlocker[] = [];
  const pharmacy = { stage: 'pharmacy', isBlocking: false } as const;
  if (numbers.length > 0) {
    const prescriptions = numbers.slice(0, maxNamed).join(', ');
    told.push({
      ...pharmacy,
      notice: notice('undispensedAtDischarge', { count: numbers.length, prescriptions }),
      link: '/dashboard/pharmacy/dispensing',
      linkNeeds: 'pharmacy.dispense',
    });
  }
  if (running.length > 0) {
    told.push({
      ...pharmacy,
      notice: notice('takeHomeUndecided', { count: running.length }),
      link: '/dashboard/prescriptions',
      linkNeeds: 'pharmacy.read',
    });
  }
  return told;
};
