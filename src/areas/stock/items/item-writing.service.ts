import { refusing } from '#database/constraint-errors.ts';
import { changeCounters } from '#database/counters.ts';
import type { CallContext } from '#server/call-context.ts';
import type { Db } from '#database/tables.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import { newId } from '#kernel/ids.ts';
import { medicineCounts } from '../ledger/medicine-counts.ts';
import type { StockItemRow } from '../ledger/ledger.queries.ts';
import type { StockItem, StockItemFields } from './item.contract.ts';
import { issue } from './item.issues.ts';
import { insertItems, type NewItemRow, renameLevels, stockItemRows } from './item.queries.ts';
import { auditValues, columnsOf, toStockItem } from './item.record.ts';

/** An item to be added; with an id of its own where another table names it already. */
export interface NewStockItem extends StockItemFields {
  id?: string;
  kind: StockItem['kind'];
  /** It leaves only by two people. */
  isControlled?: boolean;
}

/**
 * Adds items, all or none, each with an entry in the audit trail.
 * @throws AppError SKU_TAKEN when an item has one of the SKUs, without regard to case
 */
export async function addStockItems(
  context: CallContext,
  items: readonly NewStockItem[],
): Promise<StockItem[]> {
  const { db, tenantId, actor, clock } = context;
  const writer = { tenantId, userId: actor.userId, now: clock.now().toISOString() };
  for (const item of items) requirePackName(item);
  const added = await refusingTakenSku(writeItems(db, writer, items));
  for (const item of added) {
    context.audit({
      action: 'CREATE',
      resource: 'stock_items',
      resourceId: item.id,
      newValues: auditValues(item),
    });
  }
  context.announce('stock');
  return added;
}

/** The same without a call, for samples. */
export async function writeItems(
  db: Db,
  { tenantId, userId, now }: Record<'tenantId' | 'userId' | 'now', string>,
  items: readonly NewStockItem[],
): Promise<StockItem[]> {
  const rows = items.map(({ id, kind, isControlled = false, ...fields }): NewItemRow => ({
    tenant_id: tenantId,
    id: id ?? newId(),
    kind,
    ...columnsOf(fields),
    is_controlled: isControlled,
    is_active: true,
    created_by: userId,
    created_at: now,
    updated_at: now,
    version: 1,
  }));
  await insertItems(db, rows);
  // Nothing is there yet, so every new item is at its minimum or below.
  const medicines = rows.filter(({ kind }) => kind === 'medicine').length;
  await changeCounters(db, tenantId, {
    'stock.items': rows.length,
    'stock.low': rows.length,
    ...(medicines > 0 && medicineCounts('medicine', { low: medicines, onHand: 0 })),
  });
  return rows.map((row) => toStockItem({ ...row, ...emptyStock } as StockItemRow));
}

const emptyStock = {
  on_hand: 0,
  set_aside: 0,
  value_minor: 0,
  first_expiry: null,
  is_low: true,
  is_stocked: false,
};

export interface ItemChange extends Partial<StockItemFields> {
  isActive?: boolean | undefined;
  isControlled?: boolean | undefined;
  /** The last day on which two people are asked for though it is no longer controlled. */
  controlledUntil?: string | null | undefined;
}

/**
 * Changes an item that a person has seen in this version.
 * @throws AppError NOT_FOUND; STALE with the stored item; SKU_TAKEN; INVALID_INPUT where lots lie in stock
 */
export async function changeStockItem(
  context: CallContext,
  { id, version }: { id: string; version: number },
  { isControlled, controlledUntil, ...change }: ItemChange,
): Promise<StockItem> {
  const { db, tenantId, clock } = context;
  const stored = await stockItemRows.lock(db, tenantId, id);
  if (!stored) throw new AppError('NOT_FOUND');
  const before = toStockItem(stored);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const fields: StockItem = { ...before, ...given };
  requirePackName(fields);
  if (fields.tracksLots !== before.tracksLots && before.currentStock + before.setAside > 0) {
    throw invalidFields({ tracksLots: issue('lotsInStock') });
  }
  const columns = {
    ...columnsOf(fields),
    ...(isControlled !== undefined && { is_controlled: isControlled }),
    ...(controlledUntil !== undefined && { controlled_until: controlledUntil }),
    is_active: fields.isActive,
    updated_at: clock.now().toISOString(),
  };
  const row = await refusingTakenSku(stockItemRows.update(db, { tenantId, id, version }, columns));
  if (!row) throw new AppError('STALE', { current: before });
  const after = toStockItem(row);
  if (row.sort_name !== stored.sort_name) await renameLevels(db, tenantId, id, row.sort_name);
  await changeCounters(db, tenantId, {
    'stock.items': Number(after.isActive) - Number(before.isActive),
    'stock.low': Number(after.isLow) - Number(before.isLow),
    ...medicineCounts(after.kind, {
      low: Number(after.isLow) - Number(before.isLow),
      onHand: (Number(after.isActive) - Number(before.isActive)) * after.currentStock,
    }),
  });
  context.audit({
    action: 'UPDATE',
    resource: 'stock_items',
    resourceId: id,
    ...changedFields(auditValues(before), auditValues(after)),
  });
  context.announce('stock');
  context.announce(`stock/${id}`);
  return after;
}

function requirePackName({ packSize, packName }: Pick<StockItemFields, 'packSize' | 'packName'>): void {
  if (packSize > 1 && !packName) throw invalidFields({ packName: issue('packUnnamed') });
}

function refusingTakenSku<T>(write: Promise<T>): Promise<T> {
  return refusing(write, { stock_item_by_sku: () => new AppError('SKU_TAKEN') });
}
