import { z } from 'zod';
import {
  payoutMethods,
  payoutStatuses,
  payoutsTopic,
  periodOf,
} from '#areas/referrals/payouts/payout.rules.ts';
import { subtractMinor, sumMinor } from '#kernel/money/minor-units.ts';
import { defineCopy, type TakeOver } from '../copy.ts';
import { selectByIds } from '../copy.queries.ts';
import * as stored from '../stored-values.ts';

const unknown = 'Earlier program';

/** How a payout is read; amounts are minor units. */
export const storedPayout = z.object({
  id: stored.id,
  payoutNumber: stored.number('PAY-'),
  referrerId: stored.id,
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  totalReferrals: stored.amount(),
  totalRevenue: stored.amount(),
  totalEligibleCommissionCents: stored.amount(),
  totalTaxWithheldCents: stored.amount(),
  payoutPeriodStart: stored.date,
  payoutPeriodEnd: stored.date,
  payoutMethod: z.enum(payoutMethods).catch('bank_transfer'),
  status: z.enum(payoutStatuses).catch('pending'),
  transactionReference: stored.text(100),
  paidAt: stored.instant,
  cancelReason: stored.text(500),
  notes: stored.text(500),
  createdAt: stored.instant,
  updatedAt: stored.instant,
});

export type StoredPayout = z.output<typeof storedPayout>;

/** Payouts are inserted with their referrals, whose copy is taken over before this one. */
export const payoutCopy = defineCopy({
  key: 'hms_commission_payouts',
  topics: [payoutsTopic],
  table: 'payout',
  renamed: {
    total_revenue_minor: 'totalRevenue',
    total_commission_minor: 'totalCommission',
    tax_withheld_minor: 'totalTaxWithheldCents',
    net_minor: 'netPayoutCents',
    period_start: 'payoutPeriodStart',
    period_end: 'payoutPeriodEnd',
  },
  omitted: [
    'reversed_minor',
    'withholding_basis_points',
    'maker_ids',
    'recorded_by',
    'terms_by',
    'referrals_by_hand',
    'needed_second_person',
    'approved_by',
    'approved_at',
    'paid_by',
    'cancelled_by',
    'cancelled_at',
  ],
  maxRows: 5000,
  further: (rows) =>
    rows.map((row) => ({
      totalEligibleCommissionCents: subtractMinor(row.total_commission_minor, row.reversed_minor),
    })),
  stored: storedPayout,
  async takeOver(run, rows) {
    const ids = rows.map((row) => run.idOf('payout', row.id));
    const inserted = await selectByIds(run.db, run.tenantId, 'payout', ids);
    if (inserted.length < new Set(ids).size) throw new Error('A payout came without its referrals.');
  },
});

interface PaidReferral {
  amount: number;
  commissionAmount: number;
  reversedAmount: number;
  createdAt: string;
}

/** What is inserted of a payout. A cancelled one has let its referrals go: its sums are those it says itself. */
export function payoutRecord(
  run: TakeOver,
  { totalEligibleCommissionCents, ...payout }: StoredPayout,
  referrals: readonly PaidReferral[],
) {
  const isCancelled = payout.status === 'cancelled';
  const isPaid = payout.status === 'paid';
  const isApproved = isPaid || payout.status === 'approved';
  const createdAt = payout.createdAt ?? referrals.at(-1)?.createdAt ?? run.now;
  const updatedAt = payout.updatedAt ?? createdAt;
  const totalCommission = isCancelled
    ? totalEligibleCommissionCents
    : sumMinor(referrals.map((one) => subtractMinor(one.commissionAmount, one.reversedAmount)));
  const tax = Math.min(payout.totalTaxWithheldCents, totalCommission);
  const month = periodOf(payout.month, { start: '0001-01-01', end: '9999-12-31' });
  const start = payout.payoutPeriodStart ?? month.periodStart;
  const end = payout.payoutPeriodEnd ?? month.periodEnd;
  return {
    ...payout,
    id: run.idOf('payout', payout.id),
    referrerId: run.idOf('referrer', payout.referrerId),
    payoutPeriodStart: start <= end ? start : month.periodStart,
    payoutPeriodEnd: start <= end ? end : month.periodEnd,
    totalReferrals: isCancelled ? payout.totalReferrals : referrals.length,
    totalRevenue: isCancelled ? payout.totalRevenue : sumMinor(referrals.map((one) => one.amount)),
    totalCommission,
    reversedMinor: 0,
    withholdingBasisPoints: Math.round((10_000 * tax) / (totalCommission || 1)),
    totalTaxWithheldCents: tax,
    netPayoutCents: subtractMinor(totalCommission, tax),
    transactionReference: isPaid ? (payout.transactionReference ?? unknown) : null,
    processedBy: run.userId,
    makerIds: [run.userId],
    recordedBy: referrals.length > 0 ? [run.userId] : [],
    referralsByHand: referrals.length,
    // Nobody else is known of the earlier program.
    neededSecondPerson: false,
    approvedBy: isApproved ? run.userId : null,
    approvedAt: isApproved ? updatedAt : null,
    paidBy: isPaid ? run.userId : null,
    paidAt: isPaid ? (payout.paidAt ?? updatedAt) : null,
    cancelledBy: isCancelled ? run.userId : null,
    cancelledAt: isCancelled ? updatedAt : null,
    cancelReason: isCancelled ? (payout.cancelReason ?? unknown) : null,
    createdAt,
    updatedAt,
  };
}
