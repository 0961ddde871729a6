import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('stock-records', {
  stock_items: 'Stock items',
  stock_places: 'Places of stock',
  stock_movements: 'Stock movements',
  stock_balances: 'Stock balances',
  stock_requests: 'Stock changes',
  stock_transfers: 'Stock transfers',
  suppliers: 'Suppliers',
  purchase_orders: 'Purchase orders',
  goods_receipts: 'Goods received',
  supplier_invoices: 'Supplier invoices',
  requisitions: 'Requisitions',
  stock_counts: 'Stock counts',
  stock_recalls: 'Recalls of lots',
  stock_settings: 'Inventory settings',
});
