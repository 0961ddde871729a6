import type { RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './appointments-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const appointmentsRecords: readonly RecordKind[] = [
  {
    resource: 'appointments',
    label: () => t('appointments'),
    address: (id) => `/dashboard/scheduling?appointmentId=${id}`,
  },
  { resource: 'doctors', label: () => t('doctors'), address: () => '/dashboard/scheduling/doctors' },
  {
    resource: 'doctor_leaves',
    label: () => t('doctorLeaves'),
    address: () => '/dashboard/scheduling/doctors',
  },
];
