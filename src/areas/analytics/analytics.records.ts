import type { RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './analytics-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const analyticsRecords: readonly RecordKind[] = [
  { resource: 'figures', label: () => t('figures'), address: () => '/dashboard' },
];
