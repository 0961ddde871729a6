export { PatientAllergies } from './allergies/list/patient-allergies.tsx';
export { PickedPatientHeading } from './heading/detail/picked-patient-heading.tsx';
export { asIssued, byItself } from './joins/detail/as-issued.tsx';
export { issuedPrint } from './joins/detail/issued-print.tsx';
export { PatientHeading } from './heading/detail/patient-heading.tsx';
export { usePatient } from './patients/patient.hooks.ts';
