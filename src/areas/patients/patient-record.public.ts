export { PatientHeading } from './heading/detail/patient-heading.tsx';
export { usePatient } from './patients/patient.hooks.ts';
