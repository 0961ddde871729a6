import { pageInMenu } from '#client/registration/web-area.ts';
import { t } from '../surgery-menu.texts.ts';
import { theatreIcon } from '../surgery.icons.ts';

/** Surgery at a glance. */
export const surgeryDashboardWeb = pageInMenu({
  path: '/dashboard/surgery',
  title: () => t('dashboard'),
  permission: 'surgery.read',
  load: async () => (await import('./surgery-dashboard.screen.tsx')).SurgeryDashboardScreen,
  group: 'surgery',
  order: 10,
  icon: theatreIcon,
});
