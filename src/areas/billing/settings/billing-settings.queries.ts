import type { Db } from '#database/tables.ts';
import type { BillingSettings } from './billing-settings.contract.ts';

/** The switches; with `isLocked` nobody else changes them before the end of the transaction. */
export async function selectBillingSwitches(
  db: Db,
  tenantId: string,
  { isLocked = false } = {},
): Promise<BillingSettings> {
  const row = await db
    .selectFrom('tenant_settings')
    .select(['refund_needs_approval', 'cash_needs_open_day'])
    .where('tenant_id', '=', tenantId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return { refundNeedsApproval: row.refund_needs_approval, cashNeedsOpenDay: row.cash_needs_open_day };
}

export async function updateBillingSwitches(
  db: Db,
  tenantId: string,
  { refundNeedsApproval, cashNeedsOpenDay }: BillingSettings,
  at: string,
): Promise<void> {
  await db
    .updateTable('tenant_settings')
    .set({
      refund_needs_approval: refundNeedsApproval,
      cash_needs_open_day: cashNeedsOpenDay,
      updated_at: at,
    })
    .where('tenant_id', '=', tenantId)
    .execute();
}
