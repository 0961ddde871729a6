import type { RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './messages-records.texts.ts';

const tab = (name: string) => () => `/dashboard/settings/notifications?tab=${name}`;

/** What the audit trail calls the records of this area, and where each is shown. */
export const messagesRecords: readonly RecordKind[] = [
  { resource: 'messages', label: () => t('messages'), address: tab('logs') },
  { resource: 'message_settings', label: () => t('message_settings'), address: tab('channels') },
  { resource: 'message_templates', label: () => t('message_templates'), address: tab('templates') },
  { resource: 'message_rules', label: () => t('message_rules'), address: tab('rules') },
  { resource: 'message_preferences', label: () => t('message_preferences'), address: tab('user_prefs') },
];
