export type { StockItemFields } from './items/item.contract.ts';
export type { MovedLot, StockLine } from './ledger/stock-line.ts';
export { addStockItems, changeStockItem } from './items/item-writing.service.ts';
export { lockItems } from './ledger/ledger.queries.ts';
export { moveStock, recordMovements as moveSampleStock } from './ledger/ledger.service.ts';
export { seedPlace, seedStock } from './stock.seed.ts';
export { confirmWitness } from './witness/witness.service.ts';
export { isPlace, placeOfCode } from './places/place.service.ts';

// The rules of the forms, for the imports of lists.
export { type StockItem, stockItemInput } from './items/item.contract.ts';
export { findItems, removeNewItem } from './items/item-importing.service.ts';
export { createStockItem, updateStockItem as changeItem } from './items/item.service.ts';
export { quantitiesReceived, takeBackReceipt } from './movements/opening-stock.service.ts';
export { receiptInput } from './movements/stock-movement.contract.ts';
export { receiveLot } from './movements/stock-movement.service.ts';
export { listStockPlaces as readPlaces } from './places/place.service.ts';
export { supplierInput } from './suppliers/supplier.contract.ts';
export {
  createSupplier,
  findSuppliersNamed,
  updateSupplier as changeSupplier,
} from './suppliers/supplier.service.ts';

/** Tables that queries of other areas may read; they are written only through the functions above. @public */
export const readableTables = [
  'stock_item',
  'stock_place',
  'stock_lot',
  'stock_level',
  'stock_balance',
  'stock_movement',
] as const;
