import {
  findItems,
  quantitiesReceived,
  readPlaces,
  receiptInput,
  receiveLot,
  type StockItem,
  takeBackReceipt,
} from '#areas/stock/stock.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { normalizeText } from '#database/search/normal-text.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { selectByKeys } from '../../runs/import.queries.ts';
import { issue } from '../../runs/import.issues.ts';
import type { Cells } from '../cells.ts';
import type { RowKind, RowToStore } from '../list-kind.ts';

/** What lies in the store when the hospital begins, lot by lot; a lot in a place is taken once. */
export const openingStockKind: RowKind = {
  columns: {
    placeId: 'place',
    lotNumber: 'lot',
    expiresOn: 'expiry',
    costMinor: 'cost',
    stockItemId: 'item',
  },

  open: async (context, rows) => {
    const items = await itemsOf(context, rows);
    const { rows: places } = await readPlaces(context);
    const receipts = new Map(rows.map((row) => [row, receiptOf(row.cells, items, places)]));
    const keys = [...receipts.values()].flatMap((read) => ('key' in read ? [read.key] : []));
    const earlier = await selectByKeys(context.db, context.tenantId, 'opening-stock', keys);
    const received = await quantitiesReceived(
      context,
      earlier.map(({ record_id: id }) => id),
    );
    const known = new Map(earlier.map((row) => [row.row_key!, received.get(row.record_id)]));
    return async (row, inside) => {
      const read = receipts.get(row)!;
      if ('problem' in read) throw read.problem;
      const { key, input, units } = read;
      if (known.has(key)) {
        if (known.get(key) !== units) throw invalidFields({ quantity: issue('otherQuantity') });
        return { made: [] };
      }
      const { lot } = await receiveLot(inside, input);
      known.set(key, units);
      return { made: [{ resource: 'stock_movements', id: lot.movementId, version: 1, rowKey: key }] };
    };
  },

  undo: { stock_movements: { remove: (context, { id }) => takeBackReceipt(context, id) } },
};

type Items = ReadonlyMap<string, StockItem[]>;

/** The items in use by their code, their name, and their name without what it says twice. */
async function itemsOf({ db, tenantId }: CallContext, rows: readonly RowToStore[]): Promise<Items> {
  const named = rows.flatMap(({ cells }) => [cells.text('code') ?? [], namesOf(cells)].flat());
  const found = await findItems(db, tenantId, {
    skus: named.map((name) => name.toLowerCase()),
    names: named.map(normalizeText),
  });
  const items = new Map<string, StockItem[]>();
  for (const item of found.filter(({ isActive }) => isActive)) {
    for (const key of new Set([item.sku?.toLowerCase(), normalizeText(item.name)])) {
      if (key !== undefined) items.set(key, [...(items.get(key) ?? []), item]);
    }
  }
  return items;
}

/** A medicine is called by its brand and its strength. */
function namesOf(cells: Cells): string[] {
  const name = cells.required('item');
  const strength = cells.text('strength');
  return strength === undefined ? [name] : [`${name} ${strength}`, name];
}

type Places = Awaited<ReturnType<typeof readPlaces>>['rows'];

function receiptOf(cells: Cells, items: Items, places: Places) {
  const code = cells.text('code');
  const found = [code ?? [], namesOf(cells)]
    .flat()
    .map((name) => items.get(name.toLowerCase()) ?? items.get(normalizeText(name)) ?? [])
    .find((some) => some.length > 0);
  const column = code === undefined ? 'item' : 'code';
  if (!found) return { problem: invalidFields({ [column]: issue('itemUnknown') }) };
  const [item, another] = found;
  if (another) return { problem: invalidFields({ [column]: issue('itemAmbiguous') }) };
  const place = placeOf(cells, places);
  if (place === undefined) {
    const name = cells.text('place');
    return {
      problem: invalidFields({ place: name ? issue('placeUnknown', { name }) : issue('placeMissing') }),
    };
  }
  const unit = cells.text('unit') ?? 'base';
  const judged = receiptInput.safeParse({
    placeId: place,
    lotNumber: cells.text('lot') ?? '',
    expiresOn: cells.text('expiry'),
    unit,
    quantity: cells.whole('quantity'),
    costMinor: cells.money('cost') ?? (cells.text('cost') === undefined ? costOf(item!, unit) : undefined),
    reason: cells.text('notes') ?? 'Opening stock',
  });
  const messages: Record<string, string> = { ...cells.problems };
  for (const { path, message } of judged.error?.issues ?? []) messages[String(path[0])] ??= message;
  if (!judged.success || Object.keys(messages).length > 0) return { problem: invalidFields(messages) };
  const input = { stockItemId: item!.id, ...judged.data, happenedAt: undefined };
  const { lotNumber, expiresOn, placeId, quantity } = judged.data;
  const key = [item!.id, lotNumber.toLowerCase(), expiresOn ?? '', placeId].join('|');
  return { key, input, units: quantity * (unit === 'pack' ? item!.packSize : 1) };
}

/** What the list of items says that a unit costs, where the row says nothing. */
function costOf({ unitCostMinor, packSize }: StockItem, unit: string): number {
  return unit === 'pack' ? unitCostMinor * packSize : unitCostMinor;
}

/** The place that a row names; the only one that takes stock where it names none. */
function placeOf(cells: Cells, places: Places): string | undefined {
  const name = cells.text('place')?.toLowerCase();
  const taking = places.filter(
    ({ kind, isActive }) => isActive && kind !== 'transit' && kind !== 'quarantine',
  );
  if (name === undefined) return taking.length === 1 ? taking[0]!.id : undefined;
  return taking.find((place) => place.name.toLowerCase() === name || place.code?.toLowerCase() === name)?.id;
}
