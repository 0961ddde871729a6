import type { FindDischargeBlockers } from '#server/points/discharge-blockers.ts';
import { notice } from '../../laboratory.notices.ts';
import { selectOpenOrderNumbers } from '../lab-order.queries.ts';

/** The maximum number of orders that are named. */
const maxNamed = 5;

/** Tells of orders of this stay that are neither completed nor cancelled; their results may come after the patient left. */
export const findOpenOrders: FindDischargeBlockers = async ({ db, tenantId }, { patientId, admittedAt }) => {
  const numbers = await selectOpenOrderNumbers(db, tenantId, { patientId, since: admittedAt });
  if (numbers.length === 0) return [];
  const orders = numbers.slice(0, maxNamed).join(', ');
  return [
    {
      stage: 'clinical',
      isBlocking: false,
      notice: notice('ordersOpenAtDischarge', { count: numbers.length, orders }),
      link: '/dashboard/laboratory',
      linkNeeds: 'lab.read',
    },
  ];
};
