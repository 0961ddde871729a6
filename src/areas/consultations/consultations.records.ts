import { belowPath, type RecordKind, withParameter } from '#client/registration/record-kinds.ts';
import { t } from './consultations-records.texts.ts';

/** What the audit trail calls the records of this area, and where each is shown. */
export const consultationsRecords: readonly RecordKind[] = [
  {
    resource: 'consultations',
    label: () => t('consultations'),
    address: (id) => `/dashboard/consultations/${id}`,
  },
  ...(['problems', 'old_texts'] as const).map((resource): RecordKind => ({
    resource,
    label: () => t(resource),
    address: (_id, valueOf) => belowPath('/dashboard/patients', valueOf('patientId')),
  })),
  {
    resource: 'diagnoses',
    label: () => t('diagnoses'),
    address: (_id, valueOf) => withParameter('/dashboard/diagnoses', 'q', valueOf('title')),
  },
  { resource: 'consultation_templates', label: () => t('consultation_templates') },
];
