import { currencyDecimals } from '#kernel/money/currencies.ts';
import { decimalText } from '#kernel/money/decimal-text.ts';
import { csvRecord } from '#ui/files/csv.ts';
import type { ClientPayment } from '../client-payment.contract.ts';

const amount = (amountMinor: number, currencyCode: string) =>
  decimalText(amountMinor, currencyDecimals(currencyCode));

const columns: readonly [heading: string, cell: (payment: ClientPayment) => string][] = [
  ['Tenant', ({ tenantName }) => tenantName],
  ['Invoice', ({ invoiceNumber }) => invoiceNumber],
  ['Invoice Amount', (payment) => amount(payment.invoiceAmountMinor, payment.invoiceCurrencyCode)],
  ['Invoice Currency', ({ invoiceCurrencyCode }) => invoiceCurrencyCode],
  ['Amount', (payment) => amount(payment.amountMinor, payment.currencyCode)],
  ['Currency', ({ currencyCode }) => currencyCode],
  ['Method', ({ method }) => method],
  ['Transaction', ({ transactionId }) => transactionId],
  ['Payer', ({ payerName }) => payerName],
  ['Payer Phone', ({ payerPhone }) => payerPhone ?? ''],
  ['Paid On', ({ paidOn }) => paidOn],
  ['Status', ({ status }) => status],
  ['Submitted', ({ submittedAt }) => submittedAt],
  ['Reviewed', ({ reviewedAt }) => reviewedAt ?? ''],
  ['Note', ({ note }) => note ?? ''],
];

export function paymentCsvHeadings(): string {
  return csvRecord(columns.map(([heading]) => heading));
}

/** Payments as lines of the export: plain decimal amounts, dates as they are stored, instants in UTC. */
export function paymentCsvLines(payments: readonly ClientPayment[]): string {
  return payments.map((payment) => csvRecord(columns.map(([, cell]) => cell(payment)))).join('');
}
