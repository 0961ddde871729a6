import type { RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './emergency-access-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const emergencyAccessRecords: readonly RecordKind[] = [
  {
    resource: 'emergency_access',
    label: () => t('emergency_access'),
    address: () => '/dashboard/emergency-access?state=all',
  },
];
