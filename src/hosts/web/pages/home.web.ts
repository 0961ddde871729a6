import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from './pages.texts.ts';

/** The home screen, which shows what the areas put on it. */
export const homeWeb: WebArea<IconName> = {
  name: 'home',
  routes: [
    {
      path: '/dashboard',
      title: () => t('home'),
      load: async () => (await import('./home.screen.tsx')).HomeScreen,
    },
  ],
  menu: [
    {
      group: 'overview',
      order: 1,
      label: () => t('home'),
      icon: 'home',
      to: '/dashboard',
      isOperators: true,
    },
  ],
};
