import type { Db } from '#database/tables.ts';
import type { PaymentRow } from '../payment.queries.ts';

/** The newest rows of the ledger, oldest first. */
export async function selectLedger(db: Db, tenantId: string, limit: number): Promise<PaymentRow[]> {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}
