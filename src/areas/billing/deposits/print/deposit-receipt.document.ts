import type { PrintDocument, PrintField, PrintHeader } from '#ui/print/print-document.ts';
import { isWallet } from '../../payments/payment.rules.ts';
import type { DepositEntry } from '../deposit.contract.ts';
import { t } from './deposit-receipt.texts.ts';

/** Whose deposit it is, how the hospital writes instants and amounts, and the words for the method. */
export interface DepositReceiptWords {
  header: PrintHeader;
  patient: { firstName: string; lastName: string; patientNumber: string };
  dateTime: (value: string) => string;
  money: (amountMinor: number) => string;
  method: string;
}

/** What a patient gets for a deposit, or signs for what was given back. */
export function depositReceiptDocument(entry: DepositEntry, words: DepositReceiptWords): PrintDocument {
  const isRefund = entry.kind === 'refunded';
  const { patient } = words;
  const number = entry.receiptNumber ?? '';
  return {
    title: t(titleOf(entry)),
    header: words.header,
    pageOf: [`${patient.firstName} ${patient.lastName}`.trim(), patient.patientNumber, number],
    blocks: [
      {
        kind: 'fields',
        fields: [
          { label: t('receiptNumber'), value: number, isStrong: true },
          { label: t('date'), value: words.dateTime(entry.createdAt) },
          ...(entry.admissionNumber ? [{ label: t('admission'), value: entry.admissionNumber }] : []),
          { label: t('cashier'), value: entry.createdByName },
        ],
      },
      {
        kind: 'section',
        title: t(isRefund ? 'refundedTo' : 'receivedFrom'),
        blocks: [
          {
            kind: 'fields',
            fields: [
              {
                label: t('patientName'),
                value: `${patient.firstName} ${patient.lastName}`.trim(),
                isStrong: true,
              },
              { label: t('patientId'), value: patient.patientNumber },
            ],
          },
        ],
      },
      { kind: 'fields', fields: moneyFields(entry, words) },
      ...(isRefund ? [] : [{ kind: 'paragraph' as const, text: t('keep') }]),
      { kind: 'barcode', value: number, caption: number },
    ],
    footer: t('footer'),
  };
}

function titleOf({ kind, purpose }: DepositEntry): 'deposit' | 'refund' | 'correction' {
  if (kind !== 'refunded') return 'deposit';
  return purpose === 'mistake' ? 'correction' : 'refund';
}

function moneyFields(entry: DepositEntry, { money, method: methodWords }: DepositReceiptWords): PrintField[] {
  const { kind, method, amountMinor, tenderedMinor, changeMinor, reference, reason, leftMinor } = entry;
  return [
    {
      label: t(kind === 'refunded' ? 'refunded' : 'amount'),
      value: money(Math.abs(amountMinor)),
      isStrong: true,
    },
    { label: t('method'), value: methodWords },
    ...(tenderedMinor === null
      ? []
      : [
          { label: t('tendered'), value: money(tenderedMinor) },
          { label: t('change'), value: money(changeMinor) },
        ]),
    ...(reference && method
      ? [{ label: t(isWallet(method) ? 'transaction' : 'reference'), value: reference }]
      : []),
    ...(reason ? [{ label: t('reason'), value: reason, isWide: true }] : []),
    { label: t('left'), value: money(leftMinor) },
  ];
}
