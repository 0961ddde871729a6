import type { Total } from './totals.contract.ts';

/** The amounts of a total, in the order in which they are shown. */
export const totalAmounts = [
  'invoicedMinor',
  'discountMinor',
  'creditedMinor',
  'returnedMinor',
  'settledMinor',
  'owedMinor',
  'receivedMinor',
] as const;

/** The sums of some totals, a line for each currency in the order in which they first come. */
export function sumTotals(rows: readonly Total[], period: string): Total[] {
  const sums = new Map<string, Total>();
  for (const row of rows) {
    const sum = sums.get(row.currencyCode);
    if (!sum) {
      sums.set(row.currencyCode, { ...row, period });
      continue;
    }
    sum.invoices += row.invoices;
    for (const amount of totalAmounts) sum[amount] += row[amount];
  }
  return [...sums.values()];
}
