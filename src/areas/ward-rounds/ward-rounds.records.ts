import type { RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './ward-rounds-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const wardRoundsRecords: readonly RecordKind[] = [
  {
    resource: 'progress_notes',
    label: () => t('progress_notes'),
    address: (id) => `/dashboard/progress-notes/${id}`,
  },
];
