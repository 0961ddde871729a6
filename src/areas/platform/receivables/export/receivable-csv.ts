import { currencyDecimals } from '#kernel/money/currencies.ts';
import { decimalText } from '#kernel/money/decimal-text.ts';
import { csvRecord } from '#ui/files/csv.ts';
import type { Receivable } from '../receivable.contract.ts';

const amount = (amountMinor: number, { currencyCode }: Receivable) =>
  decimalText(amountMinor, currencyDecimals(currencyCode));

const columns: readonly [heading: string, cell: (invoice: Receivable) => string][] = [
  ['Tenant', ({ tenantName }) => tenantName],
  ['Invoice', ({ number }) => number],
  ['Kind', ({ kind }) => kind],
  ['Plan', ({ planName }) => planName],
  ['Period From', ({ periodFrom }) => periodFrom],
  ['Period To', ({ periodTo }) => periodTo],
  ['Issued', ({ issuedAt }) => issuedAt],
  ['Due On', ({ dueOn }) => dueOn],
  ['Days Overdue', ({ daysOverdue }) => String(daysOverdue)],
  ['Status', ({ status }) => status],
  ['Currency', ({ currencyCode }) => currencyCode],
  ['Invoiced', (invoice) => amount(invoice.amountMinor, invoice)],
  ['Discount', (invoice) => amount(invoice.discountMinor, invoice)],
  ['Credited', (invoice) => amount(invoice.creditedMinor, invoice)],
  ['Paid Back', (invoice) => amount(invoice.returnedMinor, invoice)],
  ['Owed', (invoice) => amount(invoice.owedMinor, invoice)],
  ['Paid', ({ paidAt }) => paidAt ?? ''],
];

export function receivableCsvHeadings(): string {
  return csvRecord(columns.map(([heading]) => heading));
}

/** Invoices as lines of the export: plain decimal amounts, dates as they are stored, instants in UTC. */
export function receivableCsvLines(invoices: readonly Receivable[]): string {
  return invoices.map((invoice) => csvRecord(columns.map(([, cell]) => cell(invoice)))).join('');
}
