import type { RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './audit-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const auditRecords: readonly RecordKind[] = [
  { resource: 'audit_entries', label: () => t('audit_entries') },
];
