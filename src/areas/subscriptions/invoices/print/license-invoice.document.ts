import type { PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import type { LicenseInvoice } from '../license-invoice.contract.ts';
import { itemWords } from '../license-invoice.words.ts';
import { t } from '../license-invoices.texts.ts';

/** How dates and amounts are written, and the hospital that is billed. */
export interface LicenseInvoiceWords {
  header: PrintHeader;
  date: (value: string) => string;
  money: (amountMinor: number, currencyCode: string) => string;
}

/** What the operator asks of the hospital for one period. */
export function licenseInvoiceDocument(
  invoice: LicenseInvoice,
  { header, date, money }: LicenseInvoiceWords,
): PrintDocument {
  const amount = money(invoice.amountMinor, invoice.currencyCode);
  const period = t('periodWords', { from: date(invoice.periodFrom), to: date(invoice.periodTo) });
  const { proof, status } = invoice;
  return {
    title: t('documentTitle'),
    header,
    pageOf: [header.organisation, invoice.number],
    blocks: [
      ...(status === 'void'
        ? [{ kind: 'box' as const, tone: 'warning' as const, title: t('isVoid'), lines: [t('isVoidText')] }]
        : []),
      {
        kind: 'fields',
        fields: [
          { label: t('number'), value: invoice.number, isStrong: true },
          { label: t('status'), value: t(`status_${status}`) },
          { label: t('date'), value: date(invoice.createdAt) },
          { label: t('dueDate'), value: date(invoice.dueOn), isStrong: true },
          { label: t('billedTo'), value: header.organisation, isWide: true },
          ...(status === 'paid' && proof
            ? [{ label: t('transaction'), value: `${t(`method_${proof.method}`)} ${proof.transactionId}` }]
            : []),
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: t('item'), share: 3 },
          { label: t('period'), share: 3 },
          { label: t('amount'), align: 'right', share: 2 },
        ],
        rows: [{ cells: [itemWords(invoice), period, amount] }],
        totals: [{ label: t('total'), value: amount, isStrong: true }],
      },
      { kind: 'barcode', value: invoice.number, caption: invoice.number },
    ],
    footer: t('footer'),
  };
}
