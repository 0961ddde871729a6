import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from './messages-menu.texts.ts';
import { messagesRecords } from './messages.records.ts';

/** The notification settings, reached from the settings. */
export const messagesWeb: WebArea<IconName> = {
  name: 'messages',
  module: 'notifications_v1',
  records: messagesRecords,
  notices: [() => import('./messages.notices.ts')],
  routes: [
    {
      path: '/dashboard/settings/notifications',
      title: () => t('notificationSettings'),
      permission: 'admin.settings',
      load: async () => (await import('./settings/detail/message-settings.screen.tsx')).MessageSettingsScreen,
    },
  ],
};
