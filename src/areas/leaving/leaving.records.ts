import type { RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './leaving-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const leavingRecords: readonly RecordKind[] = [
  { resource: 'data_exports', label: () => t('data_exports'), address: () => '/dashboard/settings' },
];
