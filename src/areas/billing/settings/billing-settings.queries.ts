import { writeSettings } from '#areas/settings/settings.public.ts';
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

export function updateBillingSwitches(
  db: Db,
  tenantId: string,
  { refundNeedsApproval, cashNeedsOpenDay }: BillingSettings,
  at: string,
): Promise<void> {
  const switches = { refund_needs_approval: refundNeedsApproval, cash_needs_open_day: cashNeedsOpenDay };
  return writeSettings(db, tenantId, switches, at);
}
