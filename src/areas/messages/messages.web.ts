import { patientTimelineSlot } from '#areas/patients/patients-web.public.ts';
import { profileSlot } from '#areas/people/people-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
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
  fillings: [
    fillSlot(
      patientTimelineSlot,
      { id: 'messages', order: 90, permission: 'patients.write' },
      async () => (await import('./preferences/form/patient-preferences.tsx')).PreferencesOfRecord,
    ),
    fillSlot(
      profileSlot,
      { id: 'messages', order: 200 },
      async () => (await import('./preferences/form/preferences-tab.tsx')).OwnMessages,
    ),
  ],
  routes: [
    {
      path: '/dashboard/settings/notifications',
      title: () => t('notificationSettings'),
      permission: 'admin.settings',
      load: async () => (await import('./settings/detail/message-settings.screen.tsx')).MessageSettingsScreen,
    },
  ],
};
