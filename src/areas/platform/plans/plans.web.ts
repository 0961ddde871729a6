import { pageInMenu } from '#client/registration/web-area.ts';
import { t } from '../platform-menu.texts.ts';

const path = '/dashboard/super-admin/plans';

/** The plans that hospitals can agree on. */
export const plansWeb = pageInMenu({
  path,
  title: () => t('plans'),
  permission: 'super_admin',
  load: async () => (await import('./list/plans.screen.tsx')).PlansScreen,
  group: 'administration',
  order: 150,
  icon: 'wallet',
});
