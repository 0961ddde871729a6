import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../platform-menu.texts.ts';

const path = '/dashboard/super-admin/plans';

/** The plans that hospitals can agree on. */
export const plansWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path,
      title: () => t('plans'),
      permission: 'super_admin',
      load: async () => (await import('./list/plans.screen.tsx')).PlansScreen,
    },
  ],
  menu: [
    {
      group: 'administration',
      order: 150,
      label: () => t('plans'),
      icon: 'wallet',
      to: path,
      permission: 'super_admin',
    },
  ],
};
