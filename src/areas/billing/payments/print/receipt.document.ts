import type { PrintDocument, PrintField, PrintHeader } from '#ui/print/print-document.ts';
import type { InvoiceSummary } from '../../invoices/invoice.contract.ts';
import { patientName } from '../../invoices/invoice.words.ts';
import type { Payment } from '../payment.contract.ts';
import { isWallet } from '../payment.rules.ts';
import { t } from './receipt-print.texts.ts';

/** How the hospital writes instants and amounts, and the words for the method. */
export interface ReceiptWords {
  header: PrintHeader;
  dateTime: (value: string) => string;
  money: (amountMinor: number, currencyCode: string) => string;
  method: string;
}

/** What a patient gets for a payment, or signs for a refund. */
export function receiptDocument(
  invoice: InvoiceSummary,
  payment: Payment,
  words: ReceiptWords,
): PrintDocument {
  const isRefund = payment.kind === 'refund';
  return {
    title: t(titleOf(payment)),
    header: words.header,
    pageOf: [patientName(invoice), invoice.patient?.patientNumber ?? '', payment.receiptNumber],
    blocks: [
      {
        kind: 'fields',
        fields: [
          { label: t('receiptNumber'), value: payment.receiptNumber, isStrong: true },
          { label: t('date'), value: words.dateTime(payment.createdAt) },
          { label: t('invoiceNumber'), value: invoice.invoiceNumber },
          { label: t('cashier'), value: payment.createdByName },
        ],
      },
      {
        kind: 'section',
        title: t(isRefund ? 'refundedTo' : 'receivedFrom'),
        blocks: [
          {
            kind: 'fields',
            fields: [
              { label: t('patientName'), value: patientName(invoice), isStrong: true },
              ...(invoice.patient ? [{ label: t('patientId'), value: invoice.patient.patientNumber }] : []),
            ],
          },
        ],
      },
      { kind: 'fields', fields: moneyFields(invoice, payment, words) },
      { kind: 'barcode', value: payment.receiptNumber, caption: payment.receiptNumber },
    ],
    footer: t('footer'),
  };
}

function titleOf({ kind, purpose }: Payment): 'receipt' | 'refundReceipt' | 'correctionReceipt' {
  if (kind === 'payment') return 'receipt';
  return purpose === 'mistake' ? 'correctionReceipt' : 'refundReceipt';
}

function moneyFields(invoice: InvoiceSummary, payment: Payment, words: ReceiptWords): PrintField[] {
  const money = (amountMinor: number) => words.money(amountMinor, invoice.currencyCode);
  const { kind, method, amountMinor, tenderedMinor, changeMinor, reference, reason } = payment;
  const isRefund = kind === 'refund';
  return [
    { label: t(isRefund ? 'refunded' : 'amount'), value: money(Math.abs(amountMinor)), isStrong: true },
    { label: t('method'), value: words.method },
    ...(tenderedMinor === null
      ? []
      : [
          { label: t('tendered'), value: money(tenderedMinor) },
          { label: t('change'), value: money(changeMinor) },
        ]),
    ...(reference ? [{ label: t(isWallet(method) ? 'transaction' : 'reference'), value: reference }] : []),
    ...(reason ? [{ label: t('reason'), value: reason, isWide: true }] : []),
    { label: t('invoiceTotal'), value: money(invoice.totalMinor) },
    ...(invoice.creditedMinor > 0 ? [{ label: t('credited'), value: money(-invoice.creditedMinor) }] : []),
    { label: t('due'), value: money(invoice.dueMinor) },
    ...(invoice.toRefundMinor > 0 ? [{ label: t('toRefund'), value: money(invoice.toRefundMinor) }] : []),
  ];
}
