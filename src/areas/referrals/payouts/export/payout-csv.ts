import { currencyDecimals } from '#kernel/money/currencies.ts';
import { decimalText } from '#kernel/money/decimal-text.ts';
import { csvRecord } from '#ui/files/csv.ts';
import type { Payout } from '../payout.contract.ts';

type Cell = (payout: Payout, amount: (amountMinor: number) => string) => string;

const columns: readonly [heading: string, cell: Cell][] = [
  ['Payout Number', ({ payoutNumber }) => payoutNumber],
  ['Referrer', ({ referrerName }) => referrerName],
  ['Month', ({ month }) => month],
  ['Period Start', ({ periodStart }) => periodStart],
  ['Period End', ({ periodEnd }) => periodEnd],
  ['Referrals', ({ totalReferrals }) => String(totalReferrals)],
  ['Referrals By Hand', ({ referralsByHand }) => String(referralsByHand)],
  ['Revenue', ({ totalRevenueMinor }, amount) => amount(totalRevenueMinor)],
  ['Commission', ({ totalCommissionMinor }, amount) => amount(totalCommissionMinor)],
  ['Taken Back', ({ reversedMinor }, amount) => amount(reversedMinor)],
  ['Tax Withheld', ({ taxWithheldMinor }, amount) => amount(taxWithheldMinor)],
  ['Net Payout', ({ netMinor }, amount) => amount(netMinor)],
  ['Payment Method', ({ payoutMethod }) => payoutMethod],
  ['Status', ({ status }) => status],
  ['Transaction Reference', ({ transactionReference }) => transactionReference ?? ''],
  ['Created', ({ createdAt }) => createdAt],
  ['Paid', ({ paidAt }) => paidAt ?? ''],
  ['Processed By', ({ processedByName }) => processedByName],
  ['Approved By', ({ approvedByName }) => approvedByName ?? ''],
  ['Paid By', ({ paidByName }) => paidByName ?? ''],
];

/** The headings of the export; the currency is the hospital's. */
export function payoutCsvHeadings(): string {
  return csvRecord([...columns.map(([heading]) => heading), 'Currency']);
}

/** Payouts as lines of the export: plain decimal amounts, dates as they are stored, instants in UTC. */
export function payoutCsvLines(payouts: readonly Payout[], currencyCode: string): string {
  const amount = (amountMinor: number) => decimalText(amountMinor, currencyDecimals(currencyCode));
  return payouts
    .map((payout) => csvRecord([...columns.map(([, cell]) => cell(payout, amount)), currencyCode]))
    .join('');
}
