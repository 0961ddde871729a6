import type { CallRequest } from '#kernel/define-call.ts';
import type { Caller } from '#testing/hospital.ts';
import { createStockItem } from './items/item.contract.ts';
import { receiveStock } from './movements/stock-movement.contract.ts';
import { listStockPlaces, type PlaceCode } from './places/place.contract.ts';

let made = 0;

/** An item of its own name, counted in pieces, ten to a box; say what matters to the test. */
export function aStockItem(part: Partial<CallRequest<typeof createStockItem>> = {}) {
  made += 1;
  return {
    name: `Item ${made}`,
    category: 'Supplies',
    kind: 'consumable' as const,
    baseUnit: 'piece',
    packSize: 10,
    packName: 'box',
    unitCostMinor: 100,
    sellingPriceMinor: 150,
    ...part,
  };
}

/** The id of a place that every hospital has. */
export async function placeId(caller: Caller, code: PlaceCode): Promise<string> {
  const { rows } = await caller.call(listStockPlaces, {});
  return rows.find((place) => place.code === code)!.id;
}

/** Receives base units of a lot in the main store; say what matters to the test. */
export async function aReceipt(
  caller: Caller,
  stockItemId: string,
  part: Partial<CallRequest<typeof receiveStock>> = {},
) {
  return caller.call(receiveStock, {
    stockItemId,
    placeId: part.placeId ?? (await placeId(caller, 'main-store')),
    lotNumber: 'LOT-1',
    expiresOn: '2099-12-31',
    unit: 'base',
    quantity: 100,
    costMinor: 100,
    ...part,
  });
}
