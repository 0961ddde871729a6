import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { notice } from '../referrals.notices.ts';
import { referralsTopic } from '../referrers/referrer.rules.ts';
import type * as contract from './commission-settings.contract.ts';
import type { CommissionSettings } from './commission-settings.contract.ts';
import { selectCommissionSettings, writeCommissionSettings } from './commission-settings.queries.ts';

export async function getCommissionSettings({ db, tenantId }: CallContext): Promise<CommissionSettings> {
  return selectCommissionSettings(db, tenantId);
}

/** Referrers above a lower cap keep their terms: their commissions were agreed with them. */
export async function updateCommissionSettings(
  context: CallContext,
  input: CallInput<typeof contract.updateCommissionSettings>,
): Promise<CommissionSettings> {
  const { db, tenantId, clock } = context;
  const before = await selectCommissionSettings(db, tenantId, { isLocked: true });
  const after = {
    payoutNeedsSecondPerson: input.payoutNeedsSecondPerson ?? before.payoutNeedsSecondPerson,
    capBasisPoints: input.capBasisPoints ?? before.capBasisPoints,
    capFlatMinor: input.capFlatMinor ?? before.capFlatMinor,
  };
  await writeCommissionSettings(db, tenantId, after, clock.now().toISOString());
  context.audit({
    action: 'UPDATE',
    resource: 'commission_settings',
    resourceId: tenantId,
    ...changedFields(before, after),
  });
  if (before.payoutNeedsSecondPerson && !after.payoutNeedsSecondPerson) await tellSwitchedOff(context);
  context.announce('commission-settings');
  context.announce(referralsTopic);
  return after;
}

/** One person can pay out alone from now on: the others who could have switched it off hear of it. */
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
