import { pageInMenu } from '#client/registration/web-area.ts';
import { t } from '../nursing-menu.texts.ts';

/** The patients of a ward at a glance. */
export const nursingDashboardWeb = pageInMenu({
  path: '/dashboard/nursing',
  title: () => t('dashboard'),
  permission: 'nursing.read',
  load: async () => (await import('./nursing-dashboard.screen.tsx')).NursingDashboardScreen,
  group: 'nursing',
  order: 10,
  icon: 'heart',
});
