import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import { organizationSectionsSlot } from '#screens/settings/settings-slots.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from './stock-menu.texts.ts';
import { stockRecords } from './stock.records.ts';

const permission = 'inventory.read';
const askers = ['inventory.read', 'inventory.request'] as const;

/** The inventory: items, transfers, changes that wait for a second person, and places. */
export const stockWeb: WebArea<IconName> = {
  name: 'stock',
  module: 'inventory_enabled',
  routes: [
    {
      path: '/dashboard/inventory',
      title: () => t('inventory'),
      alsoCalled: () => t('calledInventory'),
      permission,
      load: async () => (await import('./items/list/inventory.screen.tsx')).InventoryScreen,
    },
    {
      path: '/dashboard/inventory/transfers',
      title: () => t('transfers'),
      alsoCalled: () => t('calledTransfers'),
      permission,
      load: async () => (await import('./transfers/list/stock-transfers.screen.tsx')).StockTransfersScreen,
    },
    {
      path: '/dashboard/inventory/transfers/$stockTransferId',
      title: () => t('transfer'),
      permission,
      load: async () => (await import('./transfers/detail/stock-transfer.screen.tsx')).StockTransferScreen,
    },
    {
      path: '/dashboard/inventory/requests',
      title: () => t('requests'),
      alsoCalled: () => t('calledRequests'),
      permission,
      load: async () => (await import('./requests/list/stock-requests.screen.tsx')).StockRequestsScreen,
    },
    {
      path: '/dashboard/inventory/places',
      title: () => t('places'),
      alsoCalled: () => t('calledPlaces'),
      permission,
      load: async () => (await import('./places/list/places.screen.tsx')).PlacesScreen,
    },
    {
      path: '/dashboard/inventory/suppliers',
      title: () => t('suppliers'),
      alsoCalled: () => t('calledSuppliers'),
      permission,
      load: async () => (await import('./suppliers/list/suppliers.screen.tsx')).SuppliersScreen,
    },
    {
      path: '/dashboard/inventory/orders',
      title: () => t('orders'),
      alsoCalled: () => t('calledOrders'),
      permission,
      load: async () => (await import('./orders/list/purchase-orders.screen.tsx')).PurchaseOrdersScreen,
    },
    {
      path: '/dashboard/inventory/orders/$purchaseOrderId',
      title: () => t('order'),
      permission,
      load: async () => (await import('./orders/detail/purchase-order.screen.tsx')).PurchaseOrderScreen,
    },
    {
      path: '/dashboard/inventory/requisitions',
      title: () => t('requisitions'),
      alsoCalled: () => t('calledRequisitions'),
      permission: askers,
      load: async () => (await import('./requisitions/list/requisitions.screen.tsx')).RequisitionsScreen,
    },
    {
      path: '/dashboard/inventory/requisitions/$requisitionId',
      title: () => t('requisition'),
      permission: askers,
      load: async () => (await import('./requisitions/detail/requisition.screen.tsx')).RequisitionScreen,
    },
    {
      path: '/dashboard/inventory/counts',
      title: () => t('counts'),
      alsoCalled: () => t('calledCounts'),
      permission,
      load: async () => (await import('./counts/list/stock-counts.screen.tsx')).StockCountsScreen,
    },
    {
      path: '/dashboard/inventory/counts/$stockCountId',
      title: () => t('count'),
      permission,
      load: async () => (await import('./counts/detail/stock-count.screen.tsx')).StockCountScreen,
    },
    {
      path: '/dashboard/inventory/recalls',
      title: () => t('recalls'),
      alsoCalled: () => t('calledRecalls'),
      permission,
      load: async () => (await import('./recalls/list/stock-recalls.screen.tsx')).StockRecallsScreen,
    },
    {
      path: '/dashboard/inventory/recalls/$stockRecallId',
      title: () => t('recall'),
      permission,
      load: async () => (await import('./recalls/detail/stock-recall.screen.tsx')).StockRecallScreen,
    },
    {
      path: '/dashboard/inventory/$stockItemId',
      title: () => t('item'),
      permission,
      load: async () => (await import('./items/detail/stock-item.screen.tsx')).StockItemScreen,
    },
  ],
  menu: [
    {
      group: 'pharmacy',
      order: 50,
      label: () => t('inventory'),
      icon: 'box',
      to: '/dashboard/inventory',
      permission,
    },
    {
      group: 'pharmacy',
      order: 55,
      label: () => t('requisitions'),
      icon: 'clipboard',
      to: '/dashboard/inventory/requisitions',
      permission: 'inventory.request',
    },
  ],
  search: [
    {
      id: 'stock-items',
      order: 60,
      label: () => t('inventory'),
      icon: 'box',
      permission,
      find: async (text, signal) =>
        (await import('./items/list/stock-item.hits.ts')).findItemHits(text, signal),
    },
  ],
  fillings: [
    fillSlot(
      organizationSectionsSlot,
      { id: 'stock', order: 40, permission: 'admin.settings' },
      async () => (await import('./settings/form/stock-settings-section.tsx')).StockSettingsSection,
    ),
  ],
  records: stockRecords,
  notices: [() => import('./stock.notices.ts')],
};
