import { orRestricted } from '#areas/patients/patient-words.public.ts';
import type { PrintBlock, PrintDocument, PrintHeader, PrintTotal } from '#ui/print/print-document.ts';
import { patientName, shareWords } from '../invoice.words.ts';
import type { Invoice } from '../invoice.contract.ts';
import { t } from './invoice-print.texts.ts';

/** How the hospital writes dates and amounts, and the words for the status. */
export interface InvoiceWords {
  header: PrintHeader;
  date: (value: string) => string;
  money: (amountMinor: number, currencyCode: string) => string;
  status: string;
}

/** The invoice a patient takes home. */
export function invoiceDocument(invoice: Invoice, words: InvoiceWords): PrintDocument {
  return {
    title: t('title'),
    header: words.header,
    pageOf: [patientName(invoice), invoice.patient?.patientNumber ?? '', invoice.invoiceNumber],
    blocks: [
      ...noticeOf(invoice),
      {
        kind: 'fields',
        fields: [
          { label: t('invoiceNumber'), value: invoice.invoiceNumber, isStrong: true },
          { label: t('status'), value: words.status },
          { label: t('date'), value: words.date(invoice.sentAt ?? invoice.createdAt) },
          { label: t('dueDate'), value: words.date(invoice.dueDate), isStrong: true },
        ],
      },
      { kind: 'section', title: t('billedTo'), blocks: [patientFields(invoice)] },
      itemTable(invoice, words),
      ...notesOf(invoice),
      { kind: 'barcode', value: invoice.invoiceNumber, caption: invoice.invoiceNumber },
    ],
    footer: t('footer'),
  };
}

function noticeOf({ status }: Invoice): PrintBlock[] {
  if (status === 'draft') {
    return [{ kind: 'box', tone: 'note', title: t('isDraft'), lines: [t('isDraftText')] }];
  }
  if (status === 'void') {
    return [{ kind: 'box', tone: 'warning', title: t('isVoid'), lines: [t('isVoidText')] }];
  }
  return [];
}

function patientFields(invoice: Invoice): PrintBlock {
  const phone = invoice.patient?.phone ?? invoice.buyer?.phone;
  return {
    kind: 'fields',
    fields: [
      { label: t('patientName'), value: patientName(invoice), isStrong: true },
      ...(invoice.patient ? [{ label: t('patientId'), value: invoice.patient.patientNumber }] : []),
      ...(phone ? [{ label: t('phone'), value: phone }] : []),
    ],
  };
}

function itemTable(invoice: Invoice, { money }: InvoiceWords): PrintBlock {
  const amount = (amountMinor: number) => money(amountMinor, invoice.currencyCode);
  return {
    kind: 'table',
    columns: [
      { label: t('item'), share: 4 },
      { label: t('quantity'), align: 'right', share: 1.2 },
      { label: t('price'), align: 'right', share: 2 },
      { label: t('amount'), align: 'right', share: 2 },
    ],
    rows:
      invoice.items.length === 0 ? [{ cells: [orRestricted(null), '', '', ''] }] : itemRows(invoice, amount),
    totals: totalsOf(invoice, amount),
  };
}

function itemRows({ items }: Invoice, amount: (amountMinor: number) => string) {
  return items.map(({ name, description, quantity, priceMinor, totalMinor }) => ({
    cells: [name, String(quantity), amount(priceMinor), amount(totalMinor)],
    ...(description && { note: description }),
  }));
}

function totalsOf(invoice: Invoice, amount: (amountMinor: number) => string): PrintTotal[] {
  const { discountMinor, discountBasisPoints, paidMinor, dueMinor, toRefundMinor } = invoice;
  const discountLabel =
    discountBasisPoints === null
      ? t('discount')
      : t('discountShare', { share: shareWords(discountBasisPoints) });
  return [
    { label: t('subtotal'), value: amount(invoice.subtotalMinor) },
    ...(discountMinor > 0 ? [{ label: discountLabel, value: amount(-discountMinor) }] : []),
    { label: t('tax', { share: shareWords(invoice.taxBasisPoints) }), value: amount(invoice.taxMinor) },
    { label: t('total'), value: amount(invoice.totalMinor), isStrong: true },
    ...invoice.creditNotes.map(({ creditNoteNumber: number, totalMinor }) => ({
      label: t('credited', { number }),
      value: amount(-totalMinor),
    })),
    ...(paidMinor > 0 ? [{ label: t('paid'), value: amount(paidMinor) }] : []),
    ...(dueMinor > 0 ? [{ label: t('due'), value: amount(dueMinor), isStrong: true }] : []),
    ...(toRefundMinor > 0 ? [{ label: t('toRefund'), value: amount(toRefundMinor), isStrong: true }] : []),
  ];
}

function notesOf({ notes }: Invoice): PrintBlock[] {
  return notes ? [{ kind: 'section', title: t('notes'), blocks: [{ kind: 'paragraph', text: notes }] }] : [];
}
