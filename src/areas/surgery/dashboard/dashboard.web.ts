import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../surgery-menu.texts.ts';
import { theatreIcon } from '../surgery.icons.ts';

/** Surgery at a glance. */
export const surgeryDashboardWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/surgery',
      title: () => t('dashboard'),
      permission: 'surgery.read',
      load: async () => (await import('./surgery-dashboard.screen.tsx')).SurgeryDashboardScreen,
    },
  ],
  menu: [
    {
      group: 'surgery',
      order: 10,
      label: () => t('dashboard'),
      icon: theatreIcon,
      to: '/dashboard/surgery',
      permission: 'surgery.read',
    },
  ],
};
