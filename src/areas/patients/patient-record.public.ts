export { usePatient } from './patients/patient.hooks.ts';
