import { changeCounters } from '#database/counters.ts';
import type { CallContext } from '#server/call-context.ts';
import type { Db } from '#database/tables.ts';
import { deleteUnused } from '#database/savepoints/unused-rows.ts';
import { medicineCounts } from '../ledger/medicine-counts.ts';
import type { StockItem } from './item.contract.ts';
import { selectItemsKnownAs, stockItemRows } from './item.queries.ts';
import { toStockItem } from './item.record.ts';

/** The items with one of these codes (lower case) or names (normalised), in no order. */
export async function findItems(
  db: Db,
  tenantId: string,
  known: { skus: readonly string[]; names: readonly string[] },
): Promise<StockItem[]> {
  const rows = await selectItemsKnownAs(db, tenantId, known);
  return rows.map(toStockItem);
}

/** Deletes an item that nobody has changed or moved; false where somebody has. */
export async function removeNewItem(
  context: CallContext,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const { db, tenantId } = context;
  const stored = await stockItemRows.lock(db, tenantId, id);
  if (!stored || !(await deleteUnused(db, 'stock_item', { tenantId, id, version }))) return false;
  const item = toStockItem(stored);
  await changeCounters(db, tenantId, {
    'stock.items': -Number(item.isActive),
    'stock.low': -Number(item.isLow),
    ...medicineCounts(item.kind, { low: -Number(item.isLow), onHand: 0 }),
  });
  const { sku, name } = item;
  context.audit({ action: 'DELETE', resource: 'stock_items', resourceId: id, oldValues: { sku, name } });
  context.announce('stock');
  return true;
}
