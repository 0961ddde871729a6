import type { Payout } from './payout.contract.ts';
import type { NamedPayoutRow } from './payout.queries.ts';

/** A stored payout as callers see it. */
export function toPayout(row: NamedPayoutRow): Payout {
  return {
    id: row.id,
    payoutNumber: row.payout_number,
    referrerId: row.referrer_id,
    referrerName: row.referrer_name,
    month: row.month,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    totalReferrals: row.total_referrals,
    totalRevenueMinor: row.total_revenue_minor,
    totalCommissionMinor: row.total_commission_minor,
    reversedMinor: row.reversed_minor,
    withholdingBasisPoints: row.withholding_basis_points,
    taxWithheldMinor: row.tax_withheld_minor,
    netMinor: row.net_minor,
    payoutMethod: row.payout_method,
    status: row.status,
    transactionReference: row.transaction_reference,
    processedByName: row.author_name,
    approvedAt: row.approved_at,
    paidAt: row.paid_at,
    cancelledAt: row.cancelled_at,
    cancelReason: row.cancel_reason,
    notes: row.notes,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}
