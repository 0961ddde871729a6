import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../nursing-menu.texts.ts';

/** The patients of a ward at a glance. */
export const nursingDashboardWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/nursing',
      title: () => t('dashboard'),
      permission: 'nursing.read',
      load: async () => (await import('./nursing-dashboard.screen.tsx')).NursingDashboardScreen,
    },
  ],
  menu: [
    {
      group: 'nursing',
      order: 10,
      label: () => t('dashboard'),
      icon: 'heart',
      to: '/dashboard/nursing',
      permission: 'nursing.read',
    },
  ],
};
