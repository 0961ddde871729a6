import { currencyDecimals } from '#kernel/money/currencies.ts';
import { decimalText } from '#kernel/money/decimal-text.ts';
import { csvRecord } from '#ui/files/csv.ts';
import type { InvoiceSummary } from '../invoice.contract.ts';

const amount = (amountMinor: number, { currencyCode }: InvoiceSummary) =>
  decimalText(amountMinor, currencyDecimals(currencyCode));

const columns: readonly [heading: string, cell: (invoice: InvoiceSummary) => string][] = [
  ['Invoice Number', (invoice) => invoice.invoiceNumber],
  ['Patient Number', ({ patient }) => patient?.patientNumber ?? ''],
  [
    'Patient',
    ({ patient, buyer }) =>
      patient ? `${patient.firstName} ${patient.lastName}`.trim() : (buyer?.name ?? ''),
  ],
  ['Created', (invoice) => invoice.createdAt],
  ['Due Date', (invoice) => invoice.dueDate],
  ['Status', (invoice) => invoice.status],
  ['Currency', (invoice) => invoice.currencyCode],
  ['Total', (invoice) => amount(invoice.totalMinor, invoice)],
  ['Credited', (invoice) => amount(invoice.creditedMinor, invoice)],
  ['Paid', (invoice) => amount(invoice.paidMinor, invoice)],
  ['Due', (invoice) => amount(invoice.dueMinor, invoice)],
  ['To Give Back', (invoice) => amount(invoice.toRefundMinor, invoice)],
];

/** The headings of the export. */
export function invoiceCsvHeadings(): string {
  return csvRecord(columns.map(([heading]) => heading));
}

/** Invoices as lines of the export: plain decimal amounts, dates as they are stored, instants in UTC. */
export function invoiceCsvLines(invoices: readonly InvoiceSummary[]): string {
  return invoices.map((invoice) => csvRecord(columns.map(([, cell]) => cell(invoice)))).join('');
}
