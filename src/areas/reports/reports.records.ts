import type { RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './reports-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const reportsRecords: readonly RecordKind[] = [
  { resource: 'reports', label: () => t('reports'), address: () => '/dashboard/reports' },
  {
    resource: 'month_closings',
    label: () => t('month_closings'),
    address: () => '/dashboard/reports/financial',
  },
  {
    resource: 'saved_reports',
    label: () => t('saved_reports'),
    address: () => '/dashboard/reports/saved',
  },
  {
    resource: 'statistic_codes',
    label: () => t('statistic_codes'),
    address: () => '/dashboard/reports?tab=statistics',
  },
];
