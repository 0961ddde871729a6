import { usePatientHeading } from '../patient-heading.hooks.ts';
import { PatientHeading } from './patient-heading.tsx';

/** The heading of a patient who was picked in a form: who it is, with allergies, before anything is decided. */
export function PickedPatientHeading({ patientId }: { patientId: string }) {
  const { data } = usePatientHeading(patientId);
  return data ? <PatientHeading patient={data.patient} isInDialog /> : null;
}
