export { birthWords, orRestricted, spanWords } from './patients/patient.words.ts';
