import type { Page } from '@playwright/test';
import type { startStockCount } from '#areas/stock/counts/stock-count.contract.ts';
import type { searchCounter, sellOverCounter } from '#areas/pharmacy/counter/counter-sale.contract.ts';
import type { createStockItem } from '#areas/stock/items/item.contract.ts';
import type { listStockLots, receiveStock } from '#areas/stock/movements/stock-movement.contract.ts';
import type { createPurchaseOrder } from '#areas/stock/orders/purchase-order.contract.ts';
import type { createStockPlace, listStockPlaces } from '#areas/stock/places/place.contract.ts';
import type { recallLot } from '#areas/stock/recalls/stock-recall.contract.ts';
import type { createRequisition } from '#areas/stock/requisitions/requisition.contract.ts';
import type { createSupplier } from '#areas/stock/suppliers/supplier.contract.ts';
import type { sendStock } from '#areas/stock/transfers/stock-transfer.contract.ts';
import type { Call, CallOutput, CallRequest } from '#kernel/define-call.ts';
import { callFrom } from './calls.ts';
import { aMedicine } from './records.ts';

// What a test of the stores needs before it begins, made by calls of whoever is signed in on the page.

/** The calls used here, by their ids. */
type Used = {
  [
    C in
      | typeof createPurchaseOrder
      | typeof createRequisition
      | typeof createStockItem
      | typeof createStockPlace
      | typeof createSupplier
      | typeof listStockLots
      | typeof listStockPlaces
      | typeof recallLot
      | typeof receiveStock
      | typeof searchCounter
      | typeof sellOverCounter
      | typeof sendStock
      | typeof startStockCount as C['id']
  ]: C;
};

function call<Id extends keyof Used>(page: Page, id: Id, input: CallRequest<Used[Id] & Call> & object) {
  return callFrom<CallOutput<Used[Id] & Call>>(page, id, input);
}

/** Units of a lot of a medicine in the pharmacy. */
export async function inPharmacy(page: Page, stockItemId: string, lots: Readonly<Record<string, string>>) {
  const { rows } = await call(page, 'stockPlaces.list', {});
  const placeId = rows.find(({ code }) => code === 'pharmacy')!.id;
  for (const [lotNumber, expiresOn] of Object.entries(lots)) {
    const lot = { lotNumber, expiresOn, unit: 'base' as const, quantity: 12, costMinor: 80 };
    await call(page, 'stockMovements.receive', { stockItemId, placeId, ...lot });
  }
}

/** One tablet of a medicine of its own, sold over the counter and paid by card. */
export async function aCounterSale(page: Page, name: string) {
  const { id: medicineId } = await aMedicine(page, name, 'Cetirizine');
  await inPharmacy(page, medicineId, { [`C${name}`]: '2099-01-31' });
  const offered = await call(page, 'counterSales.search', { medicineIds: medicineId });
  const { priceMinor } = offered.rows[0]!;
  const amountMinor = priceMinor + Math.round((priceMinor * offered.taxBasisPoints) / 10_000);
  const payment = { method: 'card' as const, amountMinor };
  return call(page, 'counterSales.sell', { lines: [{ medicineId, quantity: 1 }], payment });
}

/** An item of this name with ten pieces of LOT-1 in the main store. */
export async function aStockItem(page: Page, name: string, { costMinor = 100 } = {}) {
  const prices = { unitCostMinor: costMinor, sellingPriceMinor: costMinor };
  const fields = { category: 'Supplies', kind: 'general' as const, baseUnit: 'piece', ...prices };
  const item = await call(page, 'stockItems.create', { name, ...fields });
  const placeId = await mainStore(page);
  const lot = { lotNumber: 'LOT-1', expiresOn: '2099-12-31', unit: 'base' as const, quantity: 10, costMinor };
  await call(page, 'stockMovements.receive', { stockItemId: item.id, placeId, ...lot });
  return item;
}

/** A transfer of one piece of an item, which is on the way to a place of this name. */
export async function aStockTransfer(page: Page, name: string) {
  const { id: stockItemId } = await aStockItem(page, name);
  const fromPlaceId = await mainStore(page);
  const { id: toPlaceId } = await call(page, 'stockPlaces.create', { name, kind: 'ward' });
  return call(page, 'stockTransfers.send', { fromPlaceId, toPlaceId, lines: [{ stockItemId, quantity: 1 }] });
}

/** A supplier of this name. */
export function aSupplier(page: Page, name: string) {
  return call(page, 'suppliers.create', { name });
}

/** The draft of an order of one pack. */
export async function aPurchaseOrder(page: Page, name: string) {
  const { id: supplierId } = await aSupplier(page, name);
  const { id: stockItemId } = await aStockItem(page, name);
  const lines = [{ stockItemId, packs: 1, packMinor: 1000 }];
  return call(page, 'purchaseOrders.create', { supplierId, placeId: await mainStore(page), lines });
}

/** A ward, for which one piece of an item of its own is asked for. */
export async function aRequisition(page: Page, name: string) {
  const { id: stockItemId } = await aStockItem(page, name);
  return aWish(page, name, stockItemId);
}

/** A ward of this name, for which one piece of an item is asked for. */
export async function aWish(page: Page, name: string, stockItemId: string) {
  const { id: placeId } = await call(page, 'stockPlaces.create', { name, kind: 'ward' });
  return call(page, 'requisitions.create', { placeId, lines: [{ stockItemId, quantity: 1 }] });
}

/** The count of a place of its own, with an empty sheet. */
export async function aStockTake(page: Page, name: string) {
  const { id: placeId } = await call(page, 'stockPlaces.create', { name, kind: 'ward' });
  return call(page, 'stockCounts.start', { placeId });
}

/** The recall of the only lot of an item. */
export async function aRecall(page: Page, name: string) {
  const { id: stockItemId } = await aStockItem(page, name);
  const { rows } = await call(page, 'stockLots.list', { stockItemId });
  return call(page, 'stockRecalls.create', { lotId: rows[0]!.lotId, reason: 'Particles seen' });
}

async function mainStore(page: Page): Promise<string> {
  const { rows } = await call(page, 'stockPlaces.list', {});
  return rows.find(({ code }) => code === 'main-store')!.id;
}
