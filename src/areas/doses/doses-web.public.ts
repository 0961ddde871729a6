export { RecentDoses } from './mar/detail/recent-doses.tsx';
export { DosesOfPatient } from './mar/detail/doses-of-patient.tsx';
