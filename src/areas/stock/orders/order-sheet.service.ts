import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { selectInvoices } from '../invoices/supplier-invoice.queries.ts';
import { toInvoices } from '../invoices/supplier-invoice.record.ts';
import { selectReceipts } from '../receipts/goods-receipt.queries.ts';
import { toReceipts } from '../receipts/goods-receipt.record.ts';
import { needsSecondPerson } from './order-approval.service.ts';
import * as queries from './purchase-order.queries.ts';
import type { NamedOrderRow, OrderRow } from './purchase-order.queries.ts';
import { toSheet } from './purchase-order.record.ts';
import type { PurchaseOrderSheet } from './order-sheet.contract.ts';

/** An order with all that belongs to it. @throws AppError NOT_FOUND */
export async function readSheet(context: CallContext, id: string): Promise<PurchaseOrderSheet> {
  const { db, tenantId } = context;
  const row = await requireOrder(context, id);
  const [lines, receipts, invoices] = await Promise.all([
    queries.selectComparedLines(db, tenantId, id),
    selectReceipts(db, tenantId, id),
    selectInvoices(db, tenantId, id),
  ]);
  return toSheet(row, {
    lines,
    receipts: toReceipts(receipts),
    invoices: toInvoices(invoices),
    needsSecondPerson: row.needs_second_person ?? (await needsSecondPerson(context, row)),
  });
}

/** @throws AppError NOT_FOUND */
export async function requireOrder({ db, tenantId }: CallContext, id: string): Promise<NamedOrderRow> {
  const row = await queries.selectOrder(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/**
 * Refuses what was seen in an older version, or is in another state by now.
 * @throws AppError WRONG_STATE, STALE
 */
export async function refuseOutdated(
  context: CallContext,
  id: string,
  expected: readonly OrderRow['status'][],
): Promise<never> {
  const current = await readSheet(context, id);
  if (!expected.includes(current.status)) throw new AppError('WRONG_STATE', { status: current.status });
  throw new AppError('STALE', { current });
}

/** Has open screens fetch the order again. */
export function announceOrder(context: CallContext, id: string): void {
  context.announce('purchase-orders');
  context.announce(`purchase-orders/${id}`);
}
