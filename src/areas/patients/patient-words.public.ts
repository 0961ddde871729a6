export { birthWords, spanWords } from './patients/patient.words.ts';
