export { DosesOfPatient } from './mar/detail/doses-of-patient.tsx';
