import type { RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './imports-records.texts.ts';

/** What the audit trail calls the records of this area. */
export const importsRecords: readonly RecordKind[] = [{ resource: 'imports', label: () => t('imports') }];
