export { birthWords } from './patients/patient.words.ts';
