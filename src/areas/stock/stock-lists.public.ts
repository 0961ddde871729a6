// What the imports of lists fill the inventory by: the same rules as its forms.
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
