import { type RecordKind, withParameter } from '#client/registration/record-kinds.ts';
import { t } from './inpatient-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const inpatientRecords: readonly RecordKind[] = [
  { resource: 'admissions', label: () => t('admissions'), address: (id) => `/dashboard/admissions/${id}` },
  {
    resource: 'admission_requests',
    label: () => t('admission_requests'),
    address: () => '/dashboard/admissions?tab=requests',
  },
  { resource: 'wards', label: () => t('wards'), address: () => '/dashboard/bed-management/wards?status=all' },
  {
    resource: 'beds',
    label: () => t('beds'),
    address: (_id, valueOf) => withParameter('/dashboard/bed-management', 'wardId', valueOf('wardId')),
  },
];
