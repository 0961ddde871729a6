import { advanceCounters } from '#database/counters.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { sumMinor } from '#kernel/money/minor-units.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import type { SampleHospital, StoredReferrer } from '../referral.samples.ts';
import type { NewReferralRow } from '../referrals/referral.queries.ts';
import { insertPayouts, updatePayout } from './payout.queries.ts';
import { formatPayoutNumber, makersOf, partsOfRun, type PayoutPart, payoutTotals } from './payout.rules.ts';
import { putIntoPayouts } from './runs/payout-run.queries.ts';
import { settleReferrals } from './runs/payout-run.service.ts';

/** Document 1, section 9: a tenth of the commission is withheld. */
const sampleWithholding = 1000;

/** One planned payout. */
interface Plan {
  id: string;
  number: string;
  part: PayoutPart;
}

/** Adds the payouts of the months before this one; those of last month have the status that each sample says. */
export async function seedPayouts(
  db: Db,
  hospital: SampleHospital,
  referrers: readonly StoredReferrer[],
  referrals: readonly NewReferralRow[],
  now: Date,
): Promise<void> {
  const { tenantId, timeZone } = hospital;
  const at = now.toISOString();
  const planned = planOf(referrals, dateIn(timeZone, now).slice(0, 7));
  await insertPayouts(
    db,
    planned.map((plan) => payoutRow(hospital, plan, referrers, at)),
  );
  await advanceCounters(db, tenantId, { 'payouts.number': planned.length });
  await putIntoPayouts(
    db,
    tenantId,
    planned.map(({ id, part }) => ({ id, referrals: part.referrals })),
  );
  await bringForward(db, hospital, referrers, planned, at);
}

/** One payout per referrer and month before the given one, oldest first. */
function planOf(referrals: readonly NewReferralRow[], thisMonth: string): Plan[] {
  const open = referrals
    .filter((one) => one.referred_on.slice(0, 7) < thisMonth)
    .map((one) => ({
      id: one.id,
      referrerId: one.referrer_id,
      referredOn: one.referred_on,
      amountMinor: one.amount_minor,
      netCommissionMinor: one.commission_minor,
      isByHand: true,
      makerIds: one.maker_ids,
      termsBy: null,
    }));
  return partsOfRun(open, { start: '0001-01-01', end: '9999-12-31' })
    .toSorted((a, b) => a.month.localeCompare(b.month))
    .map((part, index) => ({ id: newId(), number: formatPayoutNumber(index + 1), part }));
}

async function bringForward(
  db: Db,
  { tenantId, userId }: SampleHospital,
  referrers: readonly StoredReferrer[],
  planned: readonly Plan[],
  at: string,
): Promise<void> {
  const lastMonth = planned.at(-1)?.part.month;
  const paidIds: string[] = [];
  for (const { id, number, part } of planned) {
    const referrer = referrers.find((one) => one.id === part.referrerId)!;
    const status = part.month === lastMonth ? referrer.lastMonth : 'paid';
    if (status === 'pending') continue;
    const approved = { status, approved_by: userId, approved_at: at };
    const paid = { transaction_reference: `BT-${number.slice(-4)}`, paid_by: userId, paid_at: at };
    await updatePayout(db, tenantId, { id, version: 1 }, { ...approved, ...(status === 'paid' && paid) });
    if (status === 'paid') paidIds.push(id);
  }
  await settleReferrals({ db, tenantId }, paidIds, at);
}

function payoutRow(
  { tenantId, userId, recordedBy }: SampleHospital,
  { id, number, part }: Plan,
  referrers: readonly StoredReferrer[],
  at: string,
) {
  const commissionMinor = sumMinor(part.referrals.map((one) => one.netCommissionMinor));
  const totals = payoutTotals(commissionMinor, 0, sampleWithholding);
  const makers = makersOf(part.referrals, recordedBy);
  return {
    tenant_id: tenantId,
    id,
    payout_number: number,
    referrer_id: part.referrerId,
    referrer_name: referrers.find((referrer) => referrer.id === part.referrerId)!.name,
    month: part.month,
    period_start: part.periodStart,
    period_end: part.periodEnd,
    total_referrals: part.referrals.length,
    total_revenue_minor: sumMinor(part.referrals.map((one) => one.amountMinor)),
    total_commission_minor: totals.commissionMinor,
    reversed_minor: totals.reversedMinor,
    withholding_basis_points: sampleWithholding,
    tax_withheld_minor: totals.taxWithheldMinor,
    net_minor: totals.netMinor,
    payout_method: 'bank_transfer' as const,
    processed_by: recordedBy,
    maker_ids: makers.makerIds,
    recorded_by: makers.recordedBy,
    terms_by: makers.termsBy,
    referrals_by_hand: part.referrals.length,
    needed_second_person: recordedBy !== userId,
    notes: null,
    created_at: at,
    updated_at: at,
  };
}
