import { fillSlot } from '#client/slots.ts';
import type { WebArea } from '#client/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from './settings-menu.texts.ts';
import { securityTabSlot } from './settings-web.public.ts';

/** What an administrator sets for the hospital. */
export const settingsWeb: WebArea<IconName> = {
  name: 'settings',
  routes: [
    {
      path: '/dashboard/settings',
      title: () => t('settings'),
      permission: 'admin.settings',
      load: async () => (await import('./settings.screen.tsx')).SettingsScreen,
    },
  ],
  menu: [
    {
      group: 'administration',
      order: 10,
      label: () => t('settings'),
      icon: 'settings',
      to: '/dashboard/settings',
      permission: 'admin.settings',
    },
  ],
  fillings: [
    fillSlot(
      securityTabSlot,
      { id: 'policy', order: 10, permission: 'admin.settings' },
      async () => (await import('./security/security-tab.tsx')).SecurityTab,
    ),
  ],
};
