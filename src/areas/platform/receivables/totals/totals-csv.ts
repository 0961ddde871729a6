import { currencyDecimals } from '#kernel/money/currencies.ts';
import { decimalText } from '#kernel/money/decimal-text.ts';
import { csvRecord } from '#ui/files/csv.ts';
import type { Total } from './totals.contract.ts';

const amount = (amountMinor: number, { currencyCode }: Total) =>
  decimalText(amountMinor, currencyDecimals(currencyCode));

const columns: readonly [heading: string, cell: (total: Total) => string][] = [
  ['Period', ({ period }) => period],
  ['Currency', ({ currencyCode }) => currencyCode],
  ['Invoices', ({ invoices }) => String(invoices)],
  ['Invoiced', (total) => amount(total.invoicedMinor, total)],
  ['Discounts', (total) => amount(total.discountMinor, total)],
  ['Credited', (total) => amount(total.creditedMinor, total)],
  ['Paid Back', (total) => amount(total.returnedMinor, total)],
  ['Settled', (total) => amount(total.settledMinor, total)],
  ['Still Owed', (total) => amount(total.owedMinor, total)],
  ['Payments Received', (total) => amount(total.receivedMinor, total)],
];

export function totalsCsvHeadings(): string {
  return csvRecord(columns.map(([heading]) => heading));
}

/** Totals as lines of the export, with plain decimal amounts. */
export function totalsCsvLines(totals: readonly Total[]): string {
  return totals.map((total) => csvRecord(columns.map(([, cell]) => cell(total)))).join('');
}
