import {
  changeItem,
  createStockItem,
  findItems,
  removeNewItem,
  type StockItem,
  stockItemInput,
} from '#areas/stock/stock.public.ts';
import { normalizeText } from '#database/search/normal-text.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { issue } from '../../runs/import.issues.ts';
import { catalogueKind } from '../catalogue-kind.ts';

/** An item of which the file says no kind is a consumable. */
const schema = stockItemInput.extend({ kind: stockItemInput.shape.kind.default('consumable') });

/** Items of the inventory without medicines; known by their code, and by their name where there is none. */
export const stockItemsKind = catalogueKind({
  resource: 'stock_items',
  schema,
  columns: { unitCostMinor: 'unitCost', sellingPriceMinor: 'sellingPrice' },
  read: (cells) => ({
    name: cells.required('name'),
    otherName: cells.text('otherName'),
    sku: cells.text('sku'),
    category: cells.required('category'),
    kind: cells.text('kind'),
    baseUnit: cells.required('baseUnit'),
    packSize: cells.whole('packSize'),
    packName: cells.text('packName'),
    minStockLevel: cells.whole('minStockLevel'),
    reorderQuantity: cells.whole('reorderQuantity'),
    unitCostMinor: cells.money('unitCost'),
    sellingPriceMinor: cells.money('sellingPrice'),
    supplier: cells.text('supplier'),
    location: cells.text('location'),
    tracksLots: cells.yesNo('tracksLots'),
  }),
  keyOf,
  find: async ({ db, tenantId }, inputs) => {
    const found = await findItems(db, tenantId, {
      skus: inputs.flatMap(({ sku }) => sku?.toLowerCase() ?? []),
      names: inputs.map(({ name }) => normalizeText(name)),
    });
    const byKey = new Map<string, StockItem | 'several'>();
    for (const item of found.filter(({ isActive }) => isActive)) {
      if (item.sku !== null) byKey.set(keyOf(item), item);
      // An item without a code, or one that the file does not code.
      const byName = nameKey(item.name);
      if (item.kind !== 'medicine') byKey.set(byName, byKey.has(byName) ? 'several' : item);
    }
    // The file brings the code of an item that has none yet.
    for (const input of inputs) {
      const named = byKey.get(nameKey(input.name));
      const isUncoded = named !== undefined && named !== 'several' && named.sku === null;
      if (isUncoded && !byKey.has(keyOf(input))) byKey.set(keyOf(input), named);
    }
    return byKey;
  },
  create: createStockItem,
  update: (context, { id: stockItemId, version }, { kind, ...changes }) => {
    if (kind !== undefined) throw invalidFields({ kind: issue('otherKind') });
    return changeItem(context, { stockItemId, version, ...changes });
  },
  remove: removeNewItem,
});

function keyOf({ sku, name }: { sku: string | null; name: string }): string {
  return sku === null ? nameKey(name) : `code ${sku.toLowerCase()}`;
}

function nameKey(name: string): string {
  return `name ${normalizeText(name)}`;
}
