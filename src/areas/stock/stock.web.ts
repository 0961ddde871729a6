import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import { organizationSectionsSlot } from '#screens/settings/settings-slots.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from './stock-menu.texts.ts';
import { stockRecords } from './stock.records.ts';

const permission = 'inventory.read';

/** The inventory: items, transfers, changes that wait for a second person, and places. */
export const stockWeb: WebArea<IconName> = {
  name: 'stock',
  module: 'inventory_enabled',
  routes: [
    {
      path: '/dashboard/inventory',
      title: () => t('inventory'),
      permission,
      load: async () => (await import('./items/list/inventory.screen.tsx')).InventoryScreen,
    },
    {
      path: '/dashboard/inventory/transfers',
      title: () => t('transfers'),
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
      permission,
      load: async () => (await import('./requests/list/stock-requests.screen.tsx')).StockRequestsScreen,
    },
    {
      path: '/dashboard/inventory/places',
      title: () => t('places'),
      permission,
      load: async () => (await import('./places/list/places.screen.tsx')).PlacesScreen,
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
