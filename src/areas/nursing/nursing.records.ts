import { belowPath, type RecordKind } from '#client/registration/record-kinds.ts';
import { t } from './nursing-records.texts.ts';

const chartOf = (patientId: string | undefined, chart: string) => {
  const path = belowPath('/dashboard/patients', patientId);
  return path && `${path}/${chart}`;
};

/** What the audit trail calls the records of this area, and where each is shown. */
export const nursingRecords: readonly RecordKind[] = [
  {
    resource: 'nursing_assessments',
    label: () => t('nursing_assessments'),
    address: (id) => `/dashboard/nursing/assessments/${id}`,
  },
  {
    resource: 'nursing_notes',
    label: () => t('nursing_notes'),
    address: (id) => `/dashboard/nursing/notes/${id}`,
  },
  {
    resource: 'nursing_shifts',
    label: () => t('nursing_shifts'),
    address: (id) => `/dashboard/nursing/shifts/${id}`,
  },
  {
    resource: 'nursing_handovers',
    label: () => t('nursing_handovers'),
    address: (id) => `/dashboard/nursing/handovers/${id}`,
  },
  { resource: 'nursing_tasks', label: () => t('nursing_tasks') },
  { resource: 'care_plans', label: () => t('care_plans') },
  {
    resource: 'fluid_records',
    label: () => t('fluid_records'),
    address: (_id, valueOf) => chartOf(valueOf('patientId'), 'intake-output'),
  },
  { resource: 'fluid_settings', label: () => t('fluid_settings') },
  {
    resource: 'wounds',
    label: () => t('wounds'),
    address: (_id, valueOf) => chartOf(valueOf('patientId'), 'wounds'),
  },
];
