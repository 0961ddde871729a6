export { birthWords, fullName, orRestricted, spanWords } from './patients/patient.words.ts';
