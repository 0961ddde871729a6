import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import { writtenSince } from '#database/functions/work/written-since.ts';
import type { DailyJob } from '#server/jobs/job.ts';
import type { Db } from '#database/tables.ts';
import { notice } from '../../pharmacy.notices.ts';
import { type SaleMismatch, selectSaleMismatches } from './sale-check.queries.ts';

const salesAtOnce = 1000;
/** An entry of the trail names at most this many; each of the others is found by the next check. */
const maxNamed = 20;

/** Proves each night that what was sold over the counter is what left the stock and what is billed. */
export const saleCheckJob: DailyJob = {
  name: 'pharmacy.check-counter-sales',
  look: writtenSince,
  async run(context) {
    const { db, tenantId, audit } = context;
    const found = await saleMismatches(db, tenantId);
    if (found.length === 0) return;
    audit({
      action: 'LEDGER_MISMATCH',
      resource: 'counter_sales',
      newValues: { mismatches: found.length, sales: found.slice(0, maxNamed) },
    });
    await notifyAll(context, await findPeopleWith(db, tenantId, 'admin.audit'), {
      notice: notice('saleMismatch', { sales: found.length }),
      link: '/dashboard/audit?action=LEDGER_MISMATCH',
    });
  },
};

/** Every sale whose sums do not agree; empty when all is well. */
export async function saleMismatches(db: Db, tenantId: string): Promise<SaleMismatch[]> {
  const found: SaleMismatch[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof selectSaleMismatches>> = await selectSaleMismatches(
      db,
      tenantId,
      after,
      salesAtOnce,
    );
    found.push(...page.wrong);
    after = page.next;
  } while (after);
  return found;
}
