import { belowPath, type RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './patients-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const patientsRecords: readonly RecordKind[] = [
  { resource: 'patients', label: () => t('patients'), address: (id) => `/dashboard/patients/${id}` },
  {
    resource: 'allergies',
    label: () => t('allergies'),
    address: (_id, valueOf) => belowPath('/dashboard/patients', valueOf('patientId')),
  },
];
