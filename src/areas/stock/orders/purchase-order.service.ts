import { refuseLargeDocument } from '#areas/settings/settings.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { multiplyMinor, sumMinor } from '#kernel/money/minor-units.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { maxQuantity } from '../ledger/movement-kinds.ts';
import { lockItems, selectPlacesById } from '../ledger/ledger.queries.ts';
import { supplierRows } from '../suppliers/supplier.queries.ts';
import { askForApproval } from './order-approval.service.ts';
import { orderRecord } from './order-sheet.service.ts';
import type * as contract from './purchase-order.contract.ts';
import { issue } from './purchase-order.issues.ts';
import * as queries from './purchase-order.queries.ts';
import type { NewOrderLine } from './purchase-order.queries.ts';
import { formatOrderNumber, toOrder } from './purchase-order.record.ts';
import type { PurchaseOrder, PurchaseOrderSheet } from './order-sheet.contract.ts';

type OrderFields = CallInput<typeof contract.createPurchaseOrder>;

export async function listPurchaseOrders(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listPurchaseOrders>,
): Promise<Page<PurchaseOrder>> {
  const rows = await queries.selectOrders(db, tenantId, input);
  const page = toPage(rows, input.limit, (row) => [row.created_at, row.id]);
  return { ...page, rows: page.rows.map(toOrder) };
}

/** @throws AppError NOT_FOUND */
export function getPurchaseOrder(
  context: CallContext,
  { purchaseOrderId }: CallInput<typeof contract.getPurchaseOrder>,
): Promise<PurchaseOrderSheet> {
  return orderRecord.read(context, purchaseOrderId);
}

/** @throws AppError NOT_FOUND, SUPPLIER_INACTIVE, ITEM_INACTIVE, PLACE_INACTIVE; INVALID_INPUT at a line */
export async function createPurchaseOrder(
  context: CallContext,
  input: OrderFields,
): Promise<PurchaseOrderSheet> {
  const { db, tenantId, actor, clock } = context;
  const id = newId();
  const { lines, totalMinor } = await judge(context, id, input);
  await queries.insertOrder(db, {
    tenant_id: tenantId,
    id,
    order_number: formatOrderNumber(await context.counting.take('purchase-orders.number', 1)),
    supplier_id: input.supplierId,
    place_id: input.placeId,
    status: 'draft',
    total_minor: totalMinor,
    expected_on: input.expectedOn,
    notes: input.notes,
    created_by: actor.userId,
    created_at: clock.now().toISOString(),
    changed_by: actor.userId,
  });
  await queries.replaceLines(db, tenantId, id, lines);
  const sheet = await orderRecord.created(context, id);
  if (sheet.needsSecondPerson) await askForApproval(context, id);
  return sheet;
}

/** @throws AppError as `createPurchaseOrder`; WRONG_STATE once approved or cancelled, STALE */
export async function updatePurchaseOrder(
  context: CallContext,
  { purchaseOrderId: id, version, ...input }: CallInput<typeof contract.updatePurchaseOrder>,
): Promise<PurchaseOrderSheet> {
  const { db, tenantId, actor } = context;
  const before = await orderRecord.read(context, id);
  const { lines, totalMinor } = await judge(context, id, input);
  const { status } = await orderRecord.lock(context, id);
  if (status !== 'draft') throw new AppError('WRONG_STATE', { status });
  await orderRecord.write(
    context,
    { id, version },
    {
      supplier_id: input.supplierId,
      place_id: input.placeId,
      total_minor: totalMinor,
      expected_on: input.expectedOn,
      notes: input.notes,
      changed_by: actor.userId,
    },
  );
  await queries.replaceLines(db, tenantId, id, lines);
  const orderedOf = (sheet: PurchaseOrderSheet) => ({ totalMinor: sheet.totalMinor, lines: sheet.lines });
  const after = await orderRecord.changed(context, id, (sheet) => ({
    action: 'UPDATE',
    oldValues: orderedOf(before),
    newValues: orderedOf(sheet),
  }));
  if (after.needsSecondPerson && !before.needsSecondPerson) await askForApproval(context, id);
  return after;
}

async function judge(
  { db, tenantId }: CallContext,
  orderId: string,
  { supplierId, placeId, lines }: OrderFields,
): Promise<{ lines: NewOrderLine[]; totalMinor: number }> {
  const ids = lines.map(({ stockItemId }) => stockItemId);
  if (new Set(ids).size < ids.length) throw invalidFields({ lines: issue('itemTwice') });
  const [supplier, [place], items] = await Promise.all([
    supplierRows.select(db, tenantId, supplierId),
    selectPlacesById(db, tenantId, [placeId]),
    lockItems(db, tenantId, ids),
  ]);
  if (!supplier || !place || items.length < ids.length) throw new AppError('NOT_FOUND');
  if (!supplier.is_active) throw new AppError('SUPPLIER_INACTIVE', { name: supplier.name });
  if (!place.is_active) throw new AppError('PLACE_INACTIVE', { place: place.name });
  if (place.kind === 'transit' || place.kind === 'quarantine') {
    throw invalidFields({ placeId: issue('notAStore') });
  }
  const byId = new Map(items.map((item) => [item.id, item]));
  const rows = lines.map(({ stockItemId, packs, packMinor }, index): NewOrderLine => {
    const item = byId.get(stockItemId)!;
    if (!item.is_active) throw new AppError('ITEM_INACTIVE', { name: item.name });
    if (packs * item.pack_size > maxQuantity) {
      throw invalidFields({ [`lines.${index}.packs`]: issue('unitsTooMany', { unit: item.base_unit }) });
    }
    return {
      tenant_id: tenantId,
      order_id: orderId,
      line_number: index + 1,
      item_id: stockItemId,
      packs,
      pack_size: item.pack_size,
      pack_minor: packMinor,
    };
  });
  const totalMinor = sumMinor(rows.map((row) => multiplyMinor(row.pack_minor, row.packs)));
  await refuseLargeDocument({ db, tenantId }, totalMinor, 'lines');
  return { lines: rows, totalMinor };
}
