export type { StockItem, StockItemFields } from './items/item.contract.ts';
export type { PlaceCode, StockPlace } from './places/place.contract.ts';
export type { MovedLot, NewLot, StockLine } from './moving/stock-line.ts';
export type { MovingOptions, StockMover } from './moving/moving.service.ts';
export { stockItem, stockItemFields } from './items/item.contract.ts';
export { addStockItems, changeStockItem, findStockItemIds } from './items/item-writing.service.ts';
export { lockItems } from './moving/moving.queries.ts';
export { moveStock, recordMovements } from './moving/moving.service.ts';
export { readAvailable } from './moving/available.service.ts';
export { seedStock } from './stock.seed.ts';
export { placeOfCode } from './places/place.service.ts';

/** Tables that queries of other areas may read; they are written only through the functions above. @public */
export const readableTables = [
  'stock_item',
  'stock_place',
  'stock_lot',
  'stock_level',
  'stock_balance',
  'stock_movement',
] as const;
