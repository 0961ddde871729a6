export { birthWords, orRestricted } from './patients/patient.words.ts';
