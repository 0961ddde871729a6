import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { selectCommissionSettings } from '../../settings/commission-settings.queries.ts';
import type * as contract from '../referrer.contract.ts';
import type { Referrer } from '../referrer.contract.ts';
import { issue } from '../referrer.issues.ts';
import { lockReferrer, referrerRows, selectReferrer } from '../referrer.queries.ts';
import { toReferrer } from '../referrer.record.ts';
import { type CommissionRule, referralsTopic, referrerTopic } from '../referrer.rules.ts';
import { confirmTermsOfPayout, freeConfirmedReferrals } from './terms.queries.ts';

/** @throws AppError INVALID_INPUT at the field for a commission above what the hospital allows. */
export async function refuseAboveCap(
  { db, tenantId }: CallContext,
  commission: CommissionRule,
): Promise<void> {
  const { capBasisPoints, capFlatMinor } = await selectCommissionSettings(db, tenantId);
  if (commission.commissionType === 'percentage') {
    if (commission.commissionBasisPoints <= capBasisPoints) return;
    const cap = capBasisPoints / 100;
    throw invalidFields({ 'commission.commissionBasisPoints': issue('shareAboveCap', { cap }) });
  }
  if (commission.commissionFlatMinor <= capFlatMinor) return;
  throw invalidFields({ 'commission.commissionFlatMinor': issue('flatAboveCap', { cap: capFlatMinor }) });
}

/**
 * A second person agrees to the commission: whoever set it may decide on payouts that are run from now on.
 * @throws AppError SECOND_PERSON_REQUIRED for who set it; WRONG_STATE when there is nothing to confirm; STALE.
 */
export async function confirmTerms(
  context: CallContext,
  { referrerId, version }: CallInput<typeof contract.confirmTerms>,
): Promise<Referrer> {
  const { db, tenantId, actor, clock } = context;
  const row = await lockReferrer(db, tenantId, referrerId);
  if (!row) throw new AppError('NOT_FOUND');
  const before = toReferrer((await selectReferrer(db, tenantId, referrerId))!);
  if (row.version !== version) throw new AppError('STALE', { current: before });
  if (row.terms_by === null || row.terms_confirmed_by !== null) throw new AppError('WRONG_STATE');
  if (row.terms_by === actor.userId) throw new AppError('SECOND_PERSON_REQUIRED');
  const at = clock.now().toISOString();
  const confirmation = { terms_confirmed_by: actor.userId, terms_confirmed_at: at, updated_at: at };
  await referrerRows.update(db, { tenantId, id: referrerId, version }, confirmation);
  await freeConfirmedReferrals(db, tenantId, referrerId, row.terms_version);
  tellConfirmed(context, referrerId, row.terms_version);
  return toReferrer((await selectReferrer(db, tenantId, referrerId))!);
}

/** Who approves a payout has seen by which commission it was reckoned: it counts as confirmed. */
export async function confirmTermsByApproval(
  context: CallContext,
  payout: { id: string; referrer_id: string },
): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const referrerId = payout.referrer_id;
  const confirmation = { referrerId, userId: actor.userId, at: clock.now().toISOString() };
  const termsVersion = await confirmTermsOfPayout(db, tenantId, payout.id, confirmation);
  if (termsVersion === undefined) return;
  await freeConfirmedReferrals(db, tenantId, referrerId, termsVersion);
  tellConfirmed(context, referrerId, termsVersion);
}

function tellConfirmed(context: CallContext, referrerId: string, termsVersion: number): void {
  context.audit({
    action: 'CONFIRM_TERMS',
    resource: 'referrers',
    resourceId: referrerId,
    newValues: { termsVersion, termsConfirmedBy: context.actor.userId },
  });
  context.announce(referralsTopic);
  context.announce(referrerTopic(referrerId));
}
