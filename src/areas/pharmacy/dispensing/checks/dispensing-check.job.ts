import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import { writtenSince } from '#database/functions/work/written-since.ts';
import type { DailyJob } from '#server/jobs/job.ts';
import type { Db } from '#database/tables.ts';
import { notice } from '../../pharmacy.notices.ts';
import { type DispensingMismatch, selectMismatches } from './dispensing-check.queries.ts';

const dispensingsAtOnce = 1000;
/** An entry of the trail names at most this many; each of the others is found by the next check. */
const maxNamed = 20;

/** Proves each night that what was handed out is what left the stock and what is charged. */
export const dispensingJob: DailyJob = {
  name: 'pharmacy.check-dispensings',
  look: writtenSince,
  async run(context) {
    const { db, tenantId, audit } = context;
    const found = await dispensingMismatches(db, tenantId);
    if (found.length === 0) return;
    audit({
      action: 'LEDGER_MISMATCH',
      resource: 'dispensings',
      newValues: { mismatches: found.length, dispensings: found.slice(0, maxNamed) },
    });
    await notifyAll(context, await findPeopleWith(db, tenantId, 'admin.audit'), {
      notice: notice('dispensingMismatch', { dispensings: found.length }),
      link: '/dashboard/audit?action=LEDGER_MISMATCH',
    });
  },
};

/** Every dispensing whose sums do not agree; empty when all is well. */
export async function dispensingMismatches(db: Db, tenantId: string): Promise<DispensingMismatch[]> {
  const found: DispensingMismatch[] = [];
  let after: string | null = null;
  do {
    const { wrong, next }: Awaited<ReturnType<typeof selectMismatches>> = await selectMismatches(
      db,
      tenantId,
      after,
      dispensingsAtOnce,
    );
    found.push(...wrong);
    after = next;
  } while (after);
  return found;
}
