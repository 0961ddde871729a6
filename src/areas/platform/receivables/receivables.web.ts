import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../platform-menu.texts.ts';

const path = '/dashboard/super-admin/receivables';

/** What the hospitals owe for their subscriptions. */
export const receivablesWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path,
      title: () => t('receivables'),
      permission: 'super_admin',
      load: async () => (await import('./list/receivables.screen.tsx')).ReceivablesScreen,
    },
    {
      path: `${path}/clients`,
      title: () => t('owing'),
      permission: 'super_admin',
      load: async () => (await import('./owing/owing-clients.screen.tsx')).OwingClientsScreen,
    },
    {
      path: `${path}/totals`,
      title: () => t('totals'),
      permission: 'super_admin',
      load: async () => (await import('./totals/totals.screen.tsx')).TotalsScreen,
    },
    {
      path: `${path}/reminders`,
      title: () => t('reminders'),
      permission: 'super_admin',
      load: async () => (await import('./reminders/list/reminders.screen.tsx')).RemindersScreen,
    },
  ],
  menu: [
    {
      group: 'administration',
      order: 175,
      label: () => t('receivables'),
      icon: 'receipt',
      to: path,
      permission: 'super_admin',
    },
  ],
};
