import { belowPath, type RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './stock-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const stockRecords: readonly RecordKind[] = [
  { resource: 'stock_items', label: () => t('stock_items'), address: (id) => `/dashboard/inventory/${id}` },
  { resource: 'stock_places', label: () => t('stock_places'), address: () => '/dashboard/inventory/places' },
  {
    resource: 'stock_movements',
    label: () => t('stock_movements'),
    address: (_id, valueOf) => belowPath('/dashboard/inventory', valueOf('itemId')),
  },
  { resource: 'stock_balances', label: () => t('stock_balances') },
  {
    resource: 'stock_requests',
    label: () => t('stock_requests'),
    address: () => '/dashboard/inventory/requests',
  },
  {
    resource: 'stock_transfers',
    label: () => t('stock_transfers'),
    address: (id) => `/dashboard/inventory/transfers/${id}`,
  },
  { resource: 'suppliers', label: () => t('suppliers'), address: () => '/dashboard/inventory/suppliers' },
  {
    resource: 'purchase_orders',
    label: () => t('purchase_orders'),
    address: (id) => `/dashboard/inventory/orders/${id}`,
  },
  {
    resource: 'goods_receipts',
    label: () => t('goods_receipts'),
    address: (_id, valueOf) => belowPath('/dashboard/inventory/orders', valueOf('orderId')),
  },
  {
    resource: 'supplier_invoices',
    label: () => t('supplier_invoices'),
    address: (_id, valueOf) => belowPath('/dashboard/inventory/orders', valueOf('orderId')),
  },
  {
    resource: 'requisitions',
    label: () => t('requisitions'),
    address: (id) => `/dashboard/inventory/requisitions/${id}`,
  },
  {
    resource: 'stock_counts',
    label: () => t('stock_counts'),
    address: (id) => `/dashboard/inventory/counts/${id}`,
  },
  {
    resource: 'stock_recalls',
    label: () => t('stock_recalls'),
    address: (id) => `/dashboard/inventory/recalls/${id}`,
  },
  { resource: 'stock_settings', label: () => t('stock_settings') },
];
