import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../platform-menu.texts.ts';

const path = '/dashboard/super-admin';

/** The document names two addresses for this screen. */
const addresses = [path, `${path}/overview`] as const;

/** The operator's home. */
export const overviewWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: addresses.map((address) => ({
    path: address,
    title: () => t('overview'),
    permission: 'super_admin',
    load: async () => (await import('./detail/overview.screen.tsx')).OverviewScreen,
  })),
  menu: [
    {
      group: 'administration',
      order: 110,
      label: () => t('overview'),
      icon: 'chart',
      to: `${path}/overview`,
      permission: 'super_admin',
    },
  ],
};
