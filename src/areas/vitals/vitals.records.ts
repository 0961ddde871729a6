import { belowPath, type RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './vitals-records.texts.ts';

const chartOf = (patientId: string | undefined) => {
  const path = belowPath('/dashboard/patients', patientId);
  return path && `${path}/vital-signs`;
};

/** What the audit trail calls the records of this area, and where each is shown. */
export const vitalsRecords: readonly RecordKind[] = [
  {
    resource: 'vital_signs',
    label: () => t('vital_signs'),
    address: (_id, valueOf) => chartOf(valueOf('patientId')),
  },
  {
    resource: 'saturation_scales',
    label: () => t('saturation_scales'),
    address: (_id, valueOf) => chartOf(valueOf('patientId')),
  },
  {
    resource: 'deteriorations',
    label: () => t('deteriorations'),
    address: (_id, valueOf) => chartOf(valueOf('patientId')),
  },
  { resource: 'deterioration_policy', label: () => t('deterioration_policy') },
];
