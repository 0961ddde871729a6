import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import { writtenSince } from '#database/functions/work/written-since.ts';
import type { DailyJob } from '#server/jobs/job.ts';
import type { Db } from '#database/tables.ts';
import { notice } from '../stock.notices.ts';
import { type BalanceMismatch, selectBalanceMismatches } from './check.queries.ts';

const balancesAtOnce = 2000;
/** An entry of the trail names at most this many; each of the others is found by the next check. */
const maxNamed = 20;

/** Proves each night that every balance is the sum of its movements, and tells who reads the audit trail when one is not. */
export const balanceJob: DailyJob = {
  name: 'stock.check-balances',
  look: writtenSince,
  async run(context) {
    const { db, tenantId, audit } = context;
    const found = await balanceMismatches(db, tenantId);
    if (found.length === 0) return;
    audit({
      action: 'LEDGER_MISMATCH',
      resource: 'stock_balances',
      newValues: { mismatches: found.length, balances: found.slice(0, maxNamed) },
    });
    await notifyAll(context, await findPeopleWith(db, tenantId, 'admin.audit'), {
      notice: notice('balanceMismatch', { balances: found.length }),
      link: '/dashboard/audit?action=LEDGER_MISMATCH',
    });
  },
};

/** Every balance that is not the sum of its movements; empty when all is well. */
export async function balanceMismatches(db: Db, tenantId: string): Promise<BalanceMismatch[]> {
  const found: BalanceMismatch[] = [];
  let after: { lotId: string; placeId: string } | null = null;
  do {
    const { wrong, next }: Awaited<ReturnType<typeof selectBalanceMismatches>> =
      await selectBalanceMismatches(db, tenantId, after, balancesAtOnce);
    found.push(...wrong);
    after = next;
  } while (after);
  return found;
}
