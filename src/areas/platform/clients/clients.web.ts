import type { AreaRoute, WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../platform-menu.texts.ts';

const path = '/dashboard/super-admin/clients';

/** The document names two addresses for these screens. */
const addresses = [path, '/dashboard/super-admin/tenants'] as const;

/** The hospitals of the platform. */
export const clientsWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    ...addresses.flatMap((address): AreaRoute[] => [
      {
        path: address,
        title: () => t('clients'),
        permission: 'super_admin',
        load: async () => (await import('./list/clients.screen.tsx')).ClientsScreen,
      },
      {
        path: `${address}/create`,
        title: () => t('createClient'),
        permission: 'super_admin',
        load: async () => (await import('./form/create-client.screen.tsx')).CreateClientScreen,
      },
    ]),
    {
      path: `${path}/$clientId`,
      title: () => t('client'),
      permission: 'super_admin',
      load: async () => (await import('./detail/client.screen.tsx')).ClientScreen,
    },
  ],
  menu: [
    {
      group: 'administration',
      order: 120,
      label: () => t('clients'),
      icon: 'building',
      to: path,
      permission: 'super_admin',
    },
  ],
};
