import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from './account-menu.texts.ts';

/** What people do with their own account: password, profile, sessions. */
export const accountWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path: '/dashboard/profile',
      title: () => t('profile'),
      world: 'both',
      load: async () => (await import('./detail/profile.screen.tsx')).ProfileScreen,
    },
  ],
};
