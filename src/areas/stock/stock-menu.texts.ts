import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('stock-menu', {
  inventory: 'Inventory',
  item: 'Stock Item',
  transfers: 'Stock Transfers',
  transfer: 'Stock Transfer',
  requests: 'Stock Changes',
  places: 'Places',
  suppliers: 'Suppliers',
  orders: 'Purchase Orders',
  order: 'Purchase Order',
  counts: 'Stock Counts',
  count: 'Stock Count',
  recalls: 'Recalls',
  recall: 'Recall',
  requisitions: 'Requisitions',
  requisition: 'Requisition',
});
