export { FindingNote, findingWords } from './findings/finding-note.tsx';
export { unitWords } from './prescriptions/prescription.words.ts';
