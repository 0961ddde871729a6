import type { RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './pharmacy-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const pharmacyRecords: readonly RecordKind[] = [
  { resource: 'medicines', label: () => t('medicines'), address: () => '/dashboard/pharmacy' },
  {
    resource: 'prescriptions',
    label: () => t('prescriptions'),
    address: (id) => `/dashboard/prescriptions/${id}`,
  },
  { resource: 'prescription_drafts', label: () => t('prescription_drafts') },
  { resource: 'prescription_sets', label: () => t('prescription_sets') },
  { resource: 'dispensings', label: () => t('dispensings') },
  {
    resource: 'counter_sales',
    label: () => t('counter_sales'),
    address: (id) => `/dashboard/pharmacy/counter/sales/${id}`,
  },
  {
    resource: 'controlled_counts',
    label: () => t('controlled_counts'),
    address: () => '/dashboard/pharmacy/controlled',
  },
  { resource: 'prescribing', label: () => t('prescribing'), address: (id) => `/dashboard/patients/${id}` },
];
