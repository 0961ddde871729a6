import type { PrintBlock, PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import type { PurchaseOrderSheet } from '../order-sheet.contract.ts';
import { t } from './purchase-order-print.texts.ts';

/** How the hospital writes dates, amounts and numbers, and the words for the state of the order. */
export interface OrderWords {
  header: PrintHeader;
  date: (value: string) => string;
  money: (amountMinor: number) => string;
  number: (value: number) => string;
  status: string;
}

/** What the supplier gets. */
export function orderDocument(order: PurchaseOrderSheet, words: OrderWords): PrintDocument {
  const { expectedOn, approvedByName, notes } = order;
  return {
    title: t('title'),
    header: words.header,
    pageOf: [order.supplier.name, order.orderNumber],
    blocks: [
      ...warningsOf(order),
      {
        kind: 'fields',
        fields: [
          { label: t('supplier'), value: order.supplier.name, isStrong: true },
          { label: t('number'), value: order.orderNumber, isStrong: true },
          { label: t('date'), value: words.date(order.createdAt) },
          { label: t('place'), value: order.place.name },
          ...(expectedOn ? [{ label: t('expectedOn'), value: words.date(expectedOn) }] : []),
          { label: t('writtenBy'), value: order.createdByName },
          ...(approvedByName ? [{ label: t('approvedBy'), value: approvedByName }] : []),
          { label: t('status'), value: words.status },
        ],
      },
      linesOf(order, words),
      ...(notes
        ? [{ kind: 'section', title: t('notes'), blocks: [{ kind: 'paragraph', text: notes }] } as const]
        : []),
      { kind: 'signatures', labels: [t('signature')] },
      { kind: 'barcode', value: order.orderNumber, caption: order.orderNumber },
    ],
    footer: t('footer'),
  };
}

function warningsOf({ status, cancelReason }: PurchaseOrderSheet): PrintBlock[] {
  if (status === 'draft') {
    return [{ kind: 'box', tone: 'warning', title: t('notApproved'), lines: [t('notApprovedText')] }];
  }
  if (status !== 'cancelled') return [];
  return [{ kind: 'box', tone: 'warning', title: t('cancelled'), lines: cancelReason ? [cancelReason] : [] }];
}

function linesOf(order: PurchaseOrderSheet, { money, number }: OrderWords): PrintBlock {
  return {
    kind: 'table',
    columns: [
      { label: t('item'), share: 3 },
      { label: t('packs'), align: 'right' },
      { label: t('packSize'), align: 'right', share: 1.3 },
      { label: t('price'), align: 'right', share: 1.4 },
      { label: t('amount'), align: 'right', share: 1.4 },
    ],
    rows: order.lines.map(({ item, packs, packSize, packMinor, lineMinor }) => ({
      cells: [
        item.name,
        number(packs),
        t('inPack', { size: number(packSize), unit: item.baseUnit }),
        money(packMinor),
        money(lineMinor),
      ],
    })),
    totals: [{ label: t('total'), value: money(order.totalMinor), isStrong: true }],
  };
}
