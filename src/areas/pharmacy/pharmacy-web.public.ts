export { amountWords } from './prescriptions/amount/dose-amount.words.ts';
export { unitWords } from './prescriptions/prescription.words.ts';
