import { writeSettings } from '#areas/settings/settings.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { selectOrderLimit } from '../orders/purchase-order.queries.ts';
import { selectApprovalLimits } from '../requests/stock-request.queries.ts';
import type * as contract from './stock-settings.contract.ts';
import type { StockSettings } from './stock-settings.contract.ts';

export async function getStockSettings({ db, tenantId }: CallContext): Promise<StockSettings> {
  const [{ valueMinor, quantity }, orderMinor] = await Promise.all([
    selectApprovalLimits(db, tenantId),
    selectOrderLimit(db, tenantId),
  ]);
  return { approvalMinor: valueMinor, approvalQuantity: quantity, orderMinor };
}

export async function updateStockSettings(
  context: CallContext,
  change: CallInput<typeof contract.updateStockSettings>,
): Promise<StockSettings> {
  const { db, tenantId, clock } = context;
  const before = await getStockSettings(context);
  const after = { ...before, ...change, orderMinor: change.orderMinor ?? before.orderMinor };
  const { approvalMinor, approvalQuantity, orderMinor } = after;
  const columns = {
    stock_approval_minor: approvalMinor,
    stock_approval_quantity: approvalQuantity,
    order_approval_minor: orderMinor,
  };
  await writeSettings(db, tenantId, columns, clock.now().toISOString());
  context.audit({
    action: 'UPDATE',
    resource: 'stock_settings',
    resourceId: tenantId,
    ...changedFields(before, after),
  });
  context.announce('stock-settings');
  return after;
}
