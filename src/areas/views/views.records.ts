import type { RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './views-records.texts.ts';

/** What the audit trail calls the records of this area. */
export const viewsRecords: readonly RecordKind[] = [
  { resource: 'saved_views', label: () => t('saved_views') },
];
