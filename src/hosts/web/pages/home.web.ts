import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import { settingsFinderSlot } from '#screens/settings/settings-slots.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from './pages.texts.ts';

/** The home screen, which shows what the areas put on it. */
export const homeWeb: WebArea<IconName> = {
  name: 'home',
  routes: [
    {
      path: '/dashboard',
      title: () => t('home'),
      world: 'both',
      load: async () => (await import('./home.screen.tsx')).HomeScreen,
    },
  ],
  search: [
    {
      id: 'settings',
      order: 90,
      label: () => t('settings'),
      icon: 'settings',
      permission: 'admin.settings',
      world: 'both',
      find: async (text) => (await import('./settings-index/settings.hits.ts')).findSettingsHits(text),
    },
  ],
  fillings: [
    fillSlot(
      settingsFinderSlot,
      { id: 'settings-finder', world: 'both' },
      async () => (await import('./settings-index/settings-finder.tsx')).SettingsFinder,
    ),
  ],
  menu: [
    {
      group: 'overview',
      order: 1,
      label: () => t('home'),
      icon: 'home',
      to: '/dashboard',
      world: 'both',
    },
  ],
};
