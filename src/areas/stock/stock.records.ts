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
  { resource: 'stock_settings', label: () => t('stock_settings') },
];
