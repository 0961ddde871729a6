import type { ReadableCopy } from '#database/copies/readable-copy.ts';
import type { Db } from '#database/tables.ts';
import { adoptedId } from '#kernel/ids.ts';
import { subtractMinor } from '#kernel/money/minor-units.ts';
import { payoutsTopic } from '../payouts/payout.rules.ts';
import { selectPayoutIds, selectPayoutsForCopy } from './copy.queries.ts';
import { leftPayouts } from './left-referrals.ts';

/**
 * The demo's readable copy of the payouts; amounts are minor units. They come along with their referrals, so it
 * stands after them; one without any has the whole copy set aside.
 */
export const payoutCopy: ReadableCopy = {
  key: 'hms_commission_payouts',
  topics: [payoutsTopic],
  read: readCopy,
  check: (rows) => void leftPayouts.parse(rows),
  async adopt(db, tenantId, rows) {
    const ids = leftPayouts.parse(rows).map((row) => adoptedId(tenantId, 'payout', row.id));
    const standing = new Set(await selectPayoutIds(db, tenantId, ids));
    if (!ids.every((id) => standing.has(id))) throw new Error('A payout came without its referrals.');
  },
};

async function readCopy(db: Db, tenantId: string): Promise<object[]> {
  const rows = await selectPayoutsForCopy(db, tenantId);
  return rows.map((row) => ({
    id: row.id,
    tenantId,
    payoutNumber: row.payout_number,
    referrerId: row.referrer_id,
    referrerName: row.referrer_name,
    month: row.month,
    totalReferrals: row.total_referrals,
    totalRevenue: row.total_revenue_minor,
    totalCommission: row.total_commission_minor,
    payoutPeriodStart: row.period_start,
    payoutPeriodEnd: row.period_end,
    totalEligibleCommissionCents: subtractMinor(row.total_commission_minor, row.reversed_minor),
    totalTaxWithheldCents: row.tax_withheld_minor,
    netPayoutCents: row.net_minor,
    payoutMethod: row.payout_method,
    status: row.status,
    transactionReference: row.transaction_reference,
    paidAt: row.paid_at,
    processedBy: row.processed_by,
    cancelReason: row.cancel_reason,
    notes: row.notes,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}
