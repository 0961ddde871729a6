import type { CallContext } from '#database/handler.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from './billing-settings.contract.ts';
import type { BillingSettings } from './billing-settings.contract.ts';
import { selectBillingSwitches, updateBillingSwitches } from './billing-settings.queries.ts';

export async function getBillingSettings({ db, tenantId }: CallContext): Promise<BillingSettings> {
  return selectBillingSwitches(db, tenantId);
}

export async function updateBillingSettings(
  context: CallContext,
  input: CallInput<typeof contract.updateBillingSettings>,
): Promise<BillingSettings> {
  const { db, tenantId, clock } = context;
  const before = await selectBillingSwitches(db, tenantId, { isLocked: true });
  const after = {
    refundNeedsApproval: input.refundNeedsApproval ?? before.refundNeedsApproval,
    cashNeedsOpenDay: input.cashNeedsOpenDay ?? before.cashNeedsOpenDay,
  };
  await updateBillingSwitches(db, tenantId, after, clock.now().toISOString());
  context.audit({
    action: 'UPDATE',
    resource: 'billing_settings',
    resourceId: tenantId,
    ...changedFields(before, after),
  });
  context.announce('billing-settings');
  return after;
}
