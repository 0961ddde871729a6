import { orRestricted } from '#areas/patients/patient-words.public.ts';
import type { PrintBlock, PrintDocument, PrintHeader, PrintTotal } from '#ui/print/print-document.ts';
import { patientName } from '../../invoices/invoice.words.ts';
import type { Invoice } from '../../invoices/invoice.contract.ts';
import type { CreditNote } from '../credit-note.contract.ts';
import { t } from './credit-note-print.texts.ts';

/** How the hospital writes instants and amounts. */
export interface CreditNoteWords {
  header: PrintHeader;
  dateTime: (value: string) => string;
  money: (amountMinor: number, currencyCode: string) => string;
}

/** What a patient gets for what was taken off an invoice. */
export function creditNoteDocument(
  invoice: Invoice,
  note: CreditNote,
  { header, dateTime, money }: CreditNoteWords,
): PrintDocument {
  const amount = (amountMinor: number) => money(amountMinor, invoice.currencyCode);
  return {
    title: t('title'),
    header,
    pageOf: [patientName(invoice), invoice.patient?.patientNumber ?? '', note.creditNoteNumber],
    blocks: [
      {
        kind: 'fields',
        fields: [
          { label: t('creditNoteNumber'), value: note.creditNoteNumber, isStrong: true },
          { label: t('date'), value: dateTime(note.createdAt) },
          { label: t('invoiceNumber'), value: invoice.invoiceNumber },
          { label: t('creditedBy'), value: note.createdByName },
        ],
      },
      {
        kind: 'section',
        title: t('creditedTo'),
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
      creditedTable(note, amount),
      {
        kind: 'fields',
        fields: [
          { label: t('reason'), value: orRestricted(note.reason), isWide: true },
          { label: t('invoiceTotal'), value: amount(invoice.totalMinor) },
          { label: t('due'), value: amount(invoice.dueMinor) },
          ...(invoice.toRefundMinor > 0
            ? [{ label: t('toRefund'), value: amount(invoice.toRefundMinor) }]
            : []),
        ],
      },
      { kind: 'barcode', value: note.creditNoteNumber, caption: note.creditNoteNumber },
    ],
    footer: t('footer'),
  };
}

function creditedTable(note: CreditNote, amount: (amountMinor: number) => string): PrintBlock {
  const totals: PrintTotal[] = [
    { label: t('subtotal'), value: amount(note.subtotalMinor) },
    ...(note.discountMinor > 0 ? [{ label: t('discount'), value: amount(-note.discountMinor) }] : []),
    { label: t('tax'), value: amount(note.taxMinor) },
    { label: t('total'), value: amount(note.totalMinor), isStrong: true },
  ];
  return {
    kind: 'table',
    columns: [
      { label: t('item'), share: 4 },
      { label: t('quantity'), align: 'right', share: 1.6 },
      { label: t('amount'), align: 'right', share: 2 },
    ],
    rows: note.items.map(({ name, quantity, subtotalMinor }) => ({
      cells: [name, quantity > 0 ? String(quantity) : '', amount(subtotalMinor)],
      ...(quantity === 0 && { note: t('partOfPrice') }),
    })),
    totals,
  };
}
