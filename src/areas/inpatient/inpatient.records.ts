import { belowPath, type RecordKind, withParameter } from '#client/registration/record-kinds.ts';
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
    resource: 'bed_transfers',
    label: () => t('bed_transfers'),
    address: () => '/dashboard/bed-transfers',
  },
  { resource: 'census', label: () => t('census'), address: () => '/dashboard/bed-management/census' },
  { resource: 'transfer_settings', label: () => t('transfer_settings') },
  { resource: 'discharges', label: () => t('discharges'), address: (id) => `/dashboard/admissions/${id}` },
  {
    resource: 'beds',
    label: () => t('beds'),
    address: (_id, valueOf) => withParameter('/dashboard/bed-management', 'wardId', valueOf('wardId')),
  },
  ...['bed_rates', 'timed_charges', 'care_packages'].map((resource) => ({
    resource,
    label: () => t('charges'),
    address: () => '/dashboard/bed-management/charges',
  })),
  ...(['stay_bills', 'stay_packages'] as const).map((resource) => ({
    resource,
    label: () => t(resource),
    address: (id: string) => `/dashboard/admissions/${id}`,
  })),
  ...(['stay_services', 'stay_timers', 'stay_estimates'] as const).map((resource): RecordKind => ({
    resource,
    label: () => t(resource),
    address: (_id, valueOf) => belowPath('/dashboard/admissions', valueOf('admissionId')),
  })),
];
