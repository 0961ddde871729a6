import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { notice } from '../billing.notices.ts';
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
  if (before.refundNeedsApproval && !after.refundNeedsApproval) await tellSwitchedOff(context);
  context.announce('billing-settings');
  return after;
}

/** One person can give money back alone from now on: the others who could have switched it off hear of it. */
async function tellSwitchedOff(context: CallContext): Promise<void> {
  const { db, tenantId, actor } = context;
  const told = await findPeopleWith(db, tenantId, 'admin.settings');
  await notifyAll(
    context,
    told.filter((userId) => userId !== actor.userId),
    {
      notice: notice('secondPersonOff', { person: actor.name }),
      link: '/dashboard/settings?tab=organization',
    },
  );
}
