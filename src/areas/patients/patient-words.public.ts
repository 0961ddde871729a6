export { birthWords, demographics, fullName, orRestricted, spanWords } from './patients/patient.words.ts';
