import { changeCounters } from '#database/counters.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import type { Db } from '#database/tables.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { given } from '#kernel/changed-fields.ts';
import { newId } from '#kernel/ids.ts';
import { medicineCounts } from '../ledger/medicine-counts.ts';
import type { StockItemRow } from '../ledger/ledger.queries.ts';
import type { StockItem, StockItemFields } from './item.contract.ts';
import { issue } from './item.issues.ts';
import { insertItems, type NewItemRow, renameLevels, stockItemRows } from './item.queries.ts';
import { auditValues, columnsOf, toStockItem } from './item.record.ts';

const itemRecord = recordOf({
  resource: 'stock_items',
  topic: 'stock',
  topicOf: (id) => `stock/${id}`,
  rows: stockItemRows,
  toRecord: toStockItem,
  audited: auditValues,
  refusals: { stock_item_by_sku: () => new AppError('SKU_TAKEN') },
});

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
  const added = await itemRecord.refusing(writeItems(db, writer, items));
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
export function changeStockItem(
  context: CallContext,
  seen: { id: string; version: number },
  { isControlled, controlledUntil, ...change }: ItemChange,
): Promise<StockItem> {
  return itemRecord.change(
    context,
    seen,
    (before) => {
      const fields = { ...before, ...given(change) };
      requirePackName(fields);
      if (fields.tracksLots !== before.tracksLots && before.currentStock + before.setAside > 0) {
        throw invalidFields({ tracksLots: issue('lotsInStock') });
      }
      return {
        ...columnsOf(fields),
        ...(isControlled !== undefined && { is_controlled: isControlled }),
        ...(controlledUntil !== undefined && { controlled_until: controlledUntil }),
        is_active: fields.isActive,
      };
    },
    { alongside: (after, before) => followItem(context, before, after) },
  );
}

/** The name by which its levels are sorted, and the counts in which it appears. */
async function followItem({ db, tenantId }: CallContext, before: StockItemRow, after: StockItemRow) {
  if (after.sort_name !== before.sort_name) await renameLevels(db, tenantId, after.id, after.sort_name);
  const activeStep = Number(after.is_active) - Number(before.is_active);
  const lowStep = Number(after.is_low) - Number(before.is_low);
  await changeCounters(db, tenantId, {
    'stock.items': activeStep,
    'stock.low': lowStep,
    ...medicineCounts(after.kind, { low: lowStep, onHand: activeStep * after.on_hand }),
  });
}

function requirePackName({ packSize, packName }: Pick<StockItemFields, 'packSize' | 'packName'>): void {
  if (packSize > 1 && !packName) throw invalidFields({ packName: issue('packUnnamed') });
}
