import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { toPage } from '#kernel/page.ts';
import { sumMonthlyRevenue } from '../clients/client.queries.ts';
import type * as contract from './client-billing.contract.ts';
import { clientSubscription } from './client-billing.contract.ts';
import { countByStatus, selectClientSubscriptions } from './client-billing.queries.ts';

export async function listClientSubscriptions(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listClientSubscriptions>,
) {
  const rows = await selectClientSubscriptions(db, tenantId, input);
  const page = toPage(rows, input.limit, (row) => [row.period_ends_at, row.id]);
  return {
    ...page,
    rows: page.rows.map((row) =>
      toRecord(clientSubscription, row, {
        status: row.subscription_status,
        nextBilling: row.period_ends_at,
        seats: row.staff_limit,
        isSuspended: row.tenant_status === 'suspended',
      }),
    ),
  };
}

export async function countClientSubscriptions({ db, tenantId }: CallContext) {
  const { active = 0, trial = 0, past_due = 0, canceled = 0 } = await countByStatus(db, tenantId);
  const monthlyRevenue = await sumMonthlyRevenue(db, tenantId);
  return { active, trial, pastDue: past_due, canceled, monthlyRevenue };
}
