import { orRestricted } from '#areas/patients/patient-words.public.ts';
import type { PrintBlock, PrintDocument, PrintHeader, PrintTotal } from '#ui/print/print-document.ts';
import type { CounterSale, SoldItem } from '../counter-sale.contract.ts';
import { t } from './sale-receipt.texts.ts';

/** How the hospital writes instants, dates and amounts, and the words for customer and method. */
export interface SaleReceiptWords {
  header: PrintHeader;
  dateTime: (value: string) => string;
  date: (value: string) => string;
  money: (amountMinor: number, currencyCode: string) => string;
  customer: string;
  method: string;
}

/** What somebody gets who bought over the counter, on a roll or a sheet. */
export function saleReceiptDocument(sale: CounterSale, words: SaleReceiptWords): PrintDocument {
  const { payment, buyerPhone } = sale;
  return {
    title: t('title'),
    header: words.header,
    pageOf: [words.customer, sale.saleNumber, payment.receiptNumber],
    blocks: [
      {
        kind: 'fields',
        fields: [
          { label: t('receipt'), value: payment.receiptNumber, isStrong: true },
          { label: t('date'), value: words.dateTime(sale.soldAt) },
          { label: t('sale'), value: sale.saleNumber },
          { label: t('invoice'), value: sale.invoiceNumber },
          { label: t('customer'), value: words.customer },
          ...(buyerPhone ? [{ label: t('phone'), value: buyerPhone }] : []),
          { label: t('soldBy'), value: sale.soldByName },
        ],
      },
      soldTable(sale, words),
      { kind: 'barcode', value: sale.saleNumber, caption: sale.saleNumber },
    ],
    footer: t('footer'),
  };
}

function soldTable(sale: CounterSale, words: SaleReceiptWords): PrintBlock {
  const amount = (minor: number) => words.money(minor, sale.currencyCode);
  return {
    kind: 'table',
    columns: [
      { label: t('item'), share: 4 },
      { label: t('quantity'), align: 'right', share: 1.4 },
      { label: t('price'), align: 'right', share: 2 },
      { label: t('amount'), align: 'right', share: 2 },
    ],
    rows:
      sale.items.length === 0
        ? [{ cells: [orRestricted(null), '', '', ''] }]
        : sale.items.map((item) => ({
            cells: [
              item.name,
              String(item.quantity),
              amount(item.priceMinor),
              amount(item.priceMinor * item.quantity),
            ],
            ...lotNote(item, words),
          })),
    totals: totalsOf(sale, words, amount),
  };
}

function lotNote({ lots }: SoldItem, { date }: SaleReceiptWords): { note?: string } {
  const named = lots
    .filter(({ lotNumber }) => lotNumber !== '')
    .map(({ lotNumber: lot, expiresOn }) => (expiresOn ? t('lot', { lot, date: date(expiresOn) }) : lot));
  return named.length > 0 ? { note: t('lots', { lots: named.join('; ') }) } : {};
}

function totalsOf(
  { subtotalMinor, taxMinor, totalMinor, creditedMinor, payment }: CounterSale,
  { method }: SaleReceiptWords,
  amount: (minor: number) => string,
): PrintTotal[] {
  const { tenderedMinor, changeMinor, amountMinor, reference } = payment;
  return [
    ...(taxMinor > 0
      ? [
          { label: t('subtotal'), value: amount(subtotalMinor) },
          { label: t('tax'), value: amount(taxMinor) },
        ]
      : []),
    { label: t('total'), value: amount(totalMinor), isStrong: true },
    { label: t('paidBy', { method }), value: amount(amountMinor) },
    ...(tenderedMinor === null
      ? []
      : [
          { label: t('tendered'), value: amount(tenderedMinor) },
          { label: t('change'), value: amount(changeMinor) },
        ]),
    ...(reference ? [{ label: t('reference'), value: reference }] : []),
    ...(creditedMinor > 0 ? [{ label: t('credited'), value: amount(-creditedMinor) }] : []),
  ];
}
