import { pageInMenu } from '#client/registration/web-area.ts';
import { t } from '../platform-menu.texts.ts';

const path = '/dashboard/super-admin/system-health';

/** How the whole system is. */
export const platformHealthWeb = pageInMenu({
  path,
  title: () => t('systemHealth'),
  permission: 'super_admin',
  load: async () => (await import('./detail/platform-health.screen.tsx')).PlatformHealthScreen,
  group: 'administration',
  order: 140,
  icon: 'heart',
});
