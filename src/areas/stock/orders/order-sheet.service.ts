import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { selectInvoices } from '../invoices/supplier-invoice.queries.ts';
import { toInvoices } from '../invoices/supplier-invoice.record.ts';
import { selectReceipts } from '../receipts/goods-receipt.queries.ts';
import { toReceipts } from '../receipts/goods-receipt.record.ts';
import { needsSecondPerson } from './order-approval.service.ts';
import * as queries from './purchase-order.queries.ts';
import type { NamedOrderRow } from './purchase-order.queries.ts';
import { toSheet } from './purchase-order.record.ts';
import type { PurchaseOrderSheet } from './order-sheet.contract.ts';

export const orderRecord = recordOf({
  resource: 'purchase_orders',
  topic: 'purchase-orders',
  topicOf: (id) => `purchase-orders/${id}`,
  rows: queries.orderRows,
  isTimed: false,
  select: queries.selectOrder,
  toRecord: toOrderSheet,
});

/** An order with all that belongs to it. */
async function toOrderSheet(row: NamedOrderRow, context: CallContext): Promise<PurchaseOrderSheet> {
  const { db, tenantId } = context;
  const [lines, receipts, invoices] = await Promise.all([
    queries.selectComparedLines(db, tenantId, row.id),
    selectReceipts(db, tenantId, row.id),
    selectInvoices(db, tenantId, row.id),
  ]);
  return toSheet(row, {
    lines,
    receipts: toReceipts(receipts),
    invoices: toInvoices(invoices),
    needsSecondPerson: row.needs_second_person ?? (await needsSecondPerson(context, row)),
  });
}

/** Has open screens fetch the order again. */
export function announceOrder(context: CallContext, id: string): void {
  context.announce('purchase-orders');
  context.announce(`purchase-orders/${id}`);
}
