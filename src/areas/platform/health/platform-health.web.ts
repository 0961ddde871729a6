import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../platform-menu.texts.ts';

const path = '/dashboard/super-admin/system-health';

/** How the whole system is. */
export const platformHealthWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path,
      title: () => t('systemHealth'),
      permission: 'super_admin',
      load: async () => (await import('./detail/platform-health.screen.tsx')).PlatformHealthScreen,
    },
  ],
  menu: [
    {
      group: 'administration',
      order: 140,
      label: () => t('systemHealth'),
      icon: 'heart',
      to: path,
      permission: 'super_admin',
    },
  ],
};
