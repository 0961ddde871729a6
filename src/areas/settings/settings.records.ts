import type { RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './settings-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const settingsRecords: readonly RecordKind[] = [
  { resource: 'settings', label: () => t('settings') },
  { resource: 'modules', label: () => t('modules') },
  { resource: 'late_entry_settings', label: () => t('late_entry_settings') },
  { resource: 'document_limit', label: () => t('document_limit') },
  { resource: 'first_hour', label: () => t('first_hour') },
  { resource: 'logo', label: () => t('logo') },
];
