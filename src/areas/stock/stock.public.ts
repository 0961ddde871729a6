export type { StockItemFields } from './items/item.contract.ts';
export type { MovedLot, StockLine } from './moving/stock-line.ts';
export { addStockItems, changeStockItem } from './items/item-writing.service.ts';
export { lockItems } from './moving/moving.queries.ts';
export { moveStock, recordMovements as moveSampleStock } from './moving/moving.service.ts';
export { seedPlace, seedStock } from './stock.seed.ts';
export { confirmWitness } from './witness/witness.service.ts';
export { isPlace, placeOfCode } from './places/place.service.ts';

/** Tables that queries of other areas may read; they are written only through the functions above. @public */
export const readableTables = [
  'stock_item',
  'stock_place',
  'stock_lot',
  'stock_level',
  'stock_balance',
  'stock_movement',
] as const;
