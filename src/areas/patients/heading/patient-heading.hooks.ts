import { useRead } from '#client/queries/reads.ts';
import { remoteRead } from '#client/remote.ts';
import { useMay } from '#client/session.ts';
import { patientTopic, restrictionTopic } from '../patients/patient.rules.ts';
import type * as contract from './patient-heading.contract.ts';

const readPatientHeading = remoteRead<typeof contract.readPatientHeading>('patients.heading');

/** Who may read it. */
export const headingReaders = ['patients.read', 'emr.read'] as const;

/** Who a patient is and what must be known of them; not asked for by those who may read neither. */
export function usePatientHeading(patientId: string) {
  const may = useMay();
  return useRead(
    'patient-heading',
    readPatientHeading,
    { patientId },
    {
      enabled: may(headingReaders),
      meta: {
        summaryOf: [
          patientTopic(patientId),
          restrictionTopic(patientId),
          `allergies/${patientId}`,
          'lab-alerts',
          'vital-signs',
          'admissions',
          'beds',
        ],
      },
    },
  );
}
