import type { RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './nursing-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const nursingRecords: readonly RecordKind[] = [
  {
    resource: 'nursing_assessments',
    label: () => t('nursing_assessments'),
    address: (id) => `/dashboard/nursing/assessments/${id}`,
  },
];
