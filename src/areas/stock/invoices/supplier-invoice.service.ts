import { refuseLargeDocument } from '#areas/settings/settings.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { multiplyMinor, sumMinor } from '#kernel/money/minor-units.ts';
import { todayOf } from '#kernel/time/today.ts';
import { announceOrder, orderRecord } from '../orders/order-sheet.service.ts';
import { issue } from '../orders/purchase-order.issues.ts';
import { selectComparedLines } from '../orders/purchase-order.queries.ts';
import type { PurchaseOrderSheet } from '../orders/order-sheet.contract.ts';
import type * as contract from './supplier-invoice.contract.ts';
import { insertInvoice } from './supplier-invoice.queries.ts';

/**
 * @throws AppError WRONG_STATE before the order is sent, SUPPLIER_INVOICE_KNOWN for a number that this supplier has
 * used; INVALID_INPUT at a line or for a date in the future
 */
export async function recordSupplierInvoice(
  context: CallContext,
  { purchaseOrderId, lines, ...invoice }: CallInput<typeof contract.recordSupplierInvoice>,
): Promise<PurchaseOrderSheet> {
  const { db, tenantId, actor, clock } = context;
  const order = await orderRecord.requireRow(context, purchaseOrderId);
  const { status } = order;
  if (status === 'draft' || status === 'approved' || status === 'cancelled') {
    throw new AppError('WRONG_STATE', { status });
  }
  if (invoice.invoicedOn > todayOf(context)) throw invalidFields({ invoicedOn: issue('inFuture') });
  const ordered = await selectComparedLines(db, tenantId, order.id);
  const known = new Set(ordered.map((line) => line.line_number));
  lines.forEach(({ lineNumber }, index) => {
    if (!known.has(lineNumber)) {
      throw invalidFields({ [`lines.${index}.lineNumber`]: issue('lineUnknown') });
    }
  });
  if (new Set(lines.map(({ lineNumber }) => lineNumber)).size < lines.length) {
    throw invalidFields({ lines: issue('lineTwice') });
  }
  await refuseLargeDocument(context, invoice.totalMinor, 'totalMinor');
  const billed = sumMinor(lines.map((line) => multiplyMinor(line.packMinor, line.packs)));
  await refuseLargeDocument(context, billed, 'lines');
  const id = newId();
  const write = insertInvoice(
    db,
    {
      tenant_id: tenantId,
      id,
      order_id: order.id,
      supplier_id: order.supplier_id,
      invoice_number: invoice.invoiceNumber,
      invoiced_on: invoice.invoicedOn,
      total_minor: invoice.totalMinor,
      notes: invoice.notes,
      recorded_by: actor.userId,
      recorded_at: clock.now().toISOString(),
    },
    lines.map((line) => ({
      tenant_id: tenantId,
      invoice_id: id,
      order_id: order.id,
      line_number: line.lineNumber,
      packs: line.packs,
      pack_minor: line.packMinor,
    })),
  );
  await refusing(write, {
    supplier_invoice_once: () => new AppError('SUPPLIER_INVOICE_KNOWN', { number: invoice.invoiceNumber }),
  });
  context.audit({
    action: 'CREATE',
    resource: 'supplier_invoices',
    resourceId: id,
    newValues: { orderId: order.id, ...invoice, lines },
  });
  announceOrder(context, order.id);
  return orderRecord.read(context, order.id);
}
