import { keepNumbers } from '#database/copies/left-values.ts';
import { adoptedId } from '#kernel/ids.ts';
import { subtractMinor, sumMinor } from '#kernel/money/minor-units.ts';
import type { PayoutRow } from '../payouts/payout.queries.ts';
import { formatPayoutNumber, periodOf } from '../payouts/payout.rules.ts';
import type { ReferralRow } from '../referrals/referral.queries.ts';
import type { DatedReferral, PlacedPayout } from './place-referrals.ts';

const unknown = 'Earlier program';

/** For whom and by whom referrals come along; the maps are keyed by the ids that were left. */
export interface ReferralAdoption {
  tenantId: string;
  userId: string;
  now: string;
  patients: ReadonlyMap<string, string>;
  /** Names by the id a referrer has here. */
  referrerNames: ReadonlyMap<string, string>;
}

const netOf = ({ commissionAmount, reversedAmount }: DatedReferral) =>
  subtractMinor(commissionAmount, Math.min(reversedAmount, commissionAmount));

/** The rows of payouts that hold referrals or were cancelled. Their sums are those of their referrals, added up anew. */
export function payoutRows(
  adoption: ReferralAdoption,
  placed: readonly PlacedPayout[],
): { rows: PayoutRow[]; last: number } {
  const standing = placed.filter((one) => one.referrals.length > 0 || one.status === 'cancelled');
  const { numbers, last } = keepNumbers(
    standing.map((one) => one.left?.payoutNumber ?? null),
    formatPayoutNumber,
  );
  return { rows: standing.map((one, index) => payoutRow(adoption, one, numbers[index]!)), last };
}

/** The id of a payout here. */
export function payoutIdOf(tenantId: string, { left, referrerId, month }: PlacedPayout): string {
  return adoptedId(tenantId, 'payout', left?.id ?? `${referrerId}/${month}`);
}

function payoutRow(adoption: ReferralAdoption, placed: PlacedPayout, number: string): PayoutRow {
  const { tenantId, userId, now } = adoption;
  const { left, month, status, referrals } = placed;
  const referrerId = referrerIdOf(adoption, placed.referrerId);
  const made = left?.createdAt ?? referrals.at(-1)?.madeAt ?? now;
  const changed = left?.updatedAt ?? made;
  const isSettled = status === 'approved' || status === 'paid';
  return {
    tenant_id: tenantId,
    id: payoutIdOf(tenantId, placed),
    payout_number: number,
    referrer_id: referrerId,
    referrer_name: adoption.referrerNames.get(referrerId)!,
    month,
    ...daysOf(placed),
    ...sumsOf(placed),
    payout_method: left?.payoutMethod ?? 'bank_transfer',
    status,
    transaction_reference: status === 'paid' ? (left?.transactionReference ?? unknown) : null,
    processed_by: userId,
    approved_by: isSettled ? userId : null,
    approved_at: isSettled ? changed : null,
    paid_by: status === 'paid' ? userId : null,
    paid_at: status === 'paid' ? (left?.paidAt ?? changed) : null,
    cancelled_at: status === 'cancelled' ? changed : null,
    cancel_reason: status === 'cancelled' ? (left?.cancelReason ?? unknown) : null,
    notes: left?.notes ?? null,
    created_at: made,
    updated_at: changed,
    version: 1,
  };
}

function daysOf({ left, month }: PlacedPayout) {
  const { periodStart, periodEnd } = periodOf(month, { start: '0001-01-01', end: '9999-12-31' });
  const start = left?.payoutPeriodStart ?? periodStart;
  const end = left?.payoutPeriodEnd ?? periodEnd;
  if (end < start) return { period_start: periodStart, period_end: periodEnd };
  return { period_start: start, period_end: end };
}

// A cancelled payout has let its referrals go: what it says of itself is all that is known.
function sumsOf({ left, status, referrals }: PlacedPayout) {
  const isGone = status === 'cancelled' && left !== null;
  const commission = isGone ? left.totalEligibleCommissionCents : sumMinor(referrals.map(netOf));
  const tax = Math.min(left?.totalTaxWithheldCents ?? 0, commission);
  return {
    total_referrals: isGone ? left.totalReferrals : referrals.length,
    total_revenue_minor: isGone ? left.totalRevenue : sumMinor(referrals.map((one) => one.amount)),
    total_commission_minor: commission,
    reversed_minor: 0,
    withholding_basis_points: commission === 0 ? 0 : Math.round((10_000 * tax) / commission),
    tax_withheld_minor: tax,
    net_minor: subtractMinor(commission, tax),
  };
}

/** The rows of referrals and the payout they are in. @throws when a patient or referrer did not come along. */
export function referralRows(
  adoption: ReferralAdoption,
  placed: readonly PlacedPayout[],
  open: readonly DatedReferral[],
): ReferralRow[] {
  const inPayouts = placed.flatMap((place) =>
    place.referrals.map((referral) => referralRow(adoption, referral, place)),
  );
  return [...inPayouts, ...open.map((referral) => referralRow(adoption, referral, null))];
}

function referralRow(
  adoption: ReferralAdoption,
  left: DatedReferral,
  place: PlacedPayout | null,
): ReferralRow {
  const { tenantId, userId } = adoption;
  const patientId = adoption.patients.get(left.patientId);
  if (!patientId) throw new Error(`The referral ${left.id} is of a patient who is not there.`);
  const isPaid = place?.status === 'paid';
  const changed = left.updatedAt ?? left.madeAt;
  return {
    tenant_id: tenantId,
    id: adoptedId(tenantId, 'referral', left.id),
    referrer_id: referrerIdOf(adoption, left.referrerId),
    patient_id: patientId,
    appointment_id: null,
    amount_minor: left.amount,
    commission_minor: left.commissionAmount,
    reversed_minor: Math.min(left.reversedAmount, left.commissionAmount),
    status: isPaid ? 'paid' : 'pending',
    payout_id: place && payoutIdOf(tenantId, place),
    notes: left.notes,
    referred_on: left.day,
    created_by: userId,
    created_at: left.madeAt,
    paid_at: isPaid ? (left.paidAt ?? place.left?.paidAt ?? changed) : null,
    updated_at: changed,
    version: 1,
  };
}

function referrerIdOf({ tenantId, referrerNames }: ReferralAdoption, leftId: string): string {
  const id = adoptedId(tenantId, 'referrer', leftId);
  if (!referrerNames.has(id)) throw new Error(`The referrer ${leftId} is not there.`);
  return id;
}
