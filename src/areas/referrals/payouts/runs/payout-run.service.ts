import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import { refuseTotalAbove } from '#areas/settings/settings.public.ts';
import { advanceCounters } from '#database/counters.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { sumMinor } from '#kernel/money/minor-units.ts';
import { notice } from '../../referrals.notices.ts';
import { stepReferrer } from '../../referrers/referrer.queries.ts';
import { referralsTopic, referrerTopic } from '../../referrers/referrer.rules.ts';
import { selectCommissionSettings } from '../../settings/commission-settings.queries.ts';
import type * as contract from '../payout.contract.ts';
import { insertPayouts, selectPayoutsById, updatePayout } from '../payout.queries.ts';
import { toPayout } from '../payout.record.ts';
import {
  bearReversals,
  formatPayoutNumber,
  makersOf,
  type OpenReversal,
  partsOfRun,
  payoutsTopic,
  payoutTotals,
  type PayoutTotals,
} from '../payout.rules.ts';
import {
  lockReferrersToPay,
  markReferralsPaid,
  putIntoPayouts,
  selectOpenReferrals,
  selectWithholding,
} from './payout-run.queries.ts';
import { selectOpenReversals } from '../../reversals/reversal.queries.ts';
import { divideReversals, type ReversalPart } from '../../reversals/reversal.service.ts';

/**
 * @throws AppError NOTHING_TO_PAY_OUT when no pending referral with a commission lies in the span;
 * SECOND_PERSON_REQUIRED for paying at once where somebody else approves payouts.
 */
export async function runPayouts(
  context: CallContext,
  { startDate, endDate, referrerId, payNow, payoutMethod, notes }: CallInput<typeof contract.runPayouts>,
) {
  const { db, tenantId, actor, clock } = context;
  const range = { start: startDate, end: endDate };
  const { payoutNeedsSecondPerson } = await selectCommissionSettings(db, tenantId);
  if (payNow && payoutNeedsSecondPerson) throw new AppError('SECOND_PERSON_REQUIRED', { acts: ['ran'] });
  const referrers = await lockReferrersToPay(db, tenantId, { ...range, referrerId });
  const referrerIds = referrers.map((referrer) => referrer.id);
  if (referrerIds.length === 0) throw new AppError('NOTHING_TO_PAY_OUT');
  const [referrals, reversals, withholding] = await Promise.all([
    selectOpenReferrals(db, tenantId, referrerIds, range),
    selectOpenReversals(db, tenantId, referrerIds),
    selectWithholding(db, tenantId),
  ]);
  const parts = partsOfRun(referrals, range);
  if (parts.length === 0) throw new AppError('NOTHING_TO_PAY_OUT');
  const nameOf = new Map(referrers.map(({ id, name }) => [id, name]));
  const now = clock.now().toISOString();
  const planned = parts.map((part) => {
    const commissionMinor = sumMinor(part.referrals.map((one) => one.netCommissionMinor));
    const revenueMinor = sumMinor(part.referrals.map((one) => one.amountMinor));
    refuseTotalAbove(sizeLimits.documentMinor.max, Math.max(commissionMinor, revenueMinor), 'endDate');
    const bearing = bearReversals(commissionMinor, reversals.get(part.referrerId) ?? []);
    // The next month of the same referrer bears what this one could not.
    reversals.set(part.referrerId, bearing.carried);
    return {
      id: newId(),
      part,
      bearing,
      makers: makersOf(part.referrals, actor.userId),
      totals: payoutTotals(commissionMinor, bearing.borneMinor, withholding),
    };
  });
  const counters = await advanceCounters(db, tenantId, { 'payouts.number': planned.length });
  const firstNumber = counters['payouts.number'] - planned.length + 1;
  await insertPayouts(
    db,
    planned.map(({ id, part, makers, totals }, index) => ({
      tenant_id: tenantId,
      id,
      payout_number: formatPayoutNumber(firstNumber + index),
      referrer_id: part.referrerId,
      referrer_name: nameOf.get(part.referrerId)!,
      month: part.month,
      period_start: part.periodStart,
      period_end: part.periodEnd,
      total_referrals: part.referrals.length,
      total_revenue_minor: sumMinor(part.referrals.map((one) => one.amountMinor)),
      total_commission_minor: totals.commissionMinor,
      reversed_minor: totals.reversedMinor,
      withholding_basis_points: withholding,
      tax_withheld_minor: totals.taxWithheldMinor,
      net_minor: totals.netMinor,
      payout_method: payoutMethod,
      processed_by: actor.userId,
      maker_ids: makers.makerIds,
      recorded_by: makers.recordedBy,
      terms_by: makers.termsBy,
      referrals_by_hand: part.referrals.filter((one) => one.isByHand).length,
      needed_second_person: payoutNeedsSecondPerson,
      notes,
      created_at: now,
      updated_at: now,
    })),
  );
  await putIntoPayouts(
    db,
    tenantId,
    planned.map(({ id, part }) => ({ id, referrals: part.referrals })),
  );
  await divideReversals(context, divisionOf(planned, reversals));
  const ids = planned.map(({ id }) => id);
  if (payNow) await payAll(context, ids, payNow.transactionReference);
  if (payoutNeedsSecondPerson) await askForApproval(context, planned);
  const payouts = (await selectPayoutsById(db, tenantId, ids)).map(toPayout);
  for (const payout of payouts) {
    context.audit({ action: 'CREATE', resource: 'payouts', resourceId: payout.id, newValues: payout });
  }
  for (const topic of [payoutsTopic, referralsTopic, ...referrerIds.map(referrerTopic)] as const)
    context.announce(topic);
  return { payouts };
}

/** Tells who can approve: those with the permission who made none of the payouts. */
async function askForApproval(
  context: CallContext,
  planned: readonly { makers: { makerIds: readonly string[] }; totals: PayoutTotals }[],
): Promise<void> {
  const { db, tenantId, actor } = context;
  const people = await findPeopleWith(db, tenantId, 'referrals.commissions');
  const facts = {
    person: actor.name,
    count: planned.length,
    amount: sumMinor(planned.map(({ totals }) => totals.netMinor)),
  };
  await notifyAll(
    context,
    people.filter((userId) => planned.some(({ makers }) => !makers.makerIds.includes(userId))),
    { notice: notice('payoutsToApprove', facts), link: '/dashboard/payouts?status=pending' },
  );
}

/** Who takes which part of each reversal back; what nobody can bear stays open. */
function divisionOf(
  planned: readonly { id: string; bearing: { borne: readonly OpenReversal[] } }[],
  carried: ReadonlyMap<string, readonly OpenReversal[]>,
): Map<string, ReversalPart[]> {
  const division = new Map<string, ReversalPart[]>();
  const add = (reversalId: string, part: ReversalPart) =>
    division.set(reversalId, [...(division.get(reversalId) ?? []), part]);
  for (const { id, bearing } of planned) {
    for (const one of bearing.borne) add(one.id, { payoutId: id, amountMinor: one.amountMinor });
  }
  for (const one of [...carried.values()].flat()) {
    if (division.has(one.id)) add(one.id, { payoutId: null, amountMinor: one.amountMinor });
  }
  return division;
}

async function payAll(
  context: CallContext,
  ids: readonly string[],
  transactionReference: string,
): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const now = clock.now().toISOString();
  const paid = {
    status: 'paid' as const,
    transaction_reference: transactionReference,
    approved_by: actor.userId,
    approved_at: now,
    paid_by: actor.userId,
    paid_at: now,
    updated_at: now,
  };
  for (const id of ids) await updatePayout(db, tenantId, { id, version: 1 }, paid);
  await settleReferrals(context, ids, now);
}

/** Marks the referrals of payouts paid and takes what they were owed from their referrers' pending commission. */
export async function settleReferrals(
  { db, tenantId }: Pick<CallContext, 'db' | 'tenantId'>,
  payoutIds: readonly string[],
  at: string,
): Promise<void> {
  for (const { referrerId, commissionMinor } of await markReferralsPaid(db, tenantId, payoutIds, at)) {
    await stepReferrer(db, tenantId, referrerId, { pendingMinor: -commissionMinor });
  }
}
