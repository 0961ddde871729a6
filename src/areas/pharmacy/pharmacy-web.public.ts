export { amountWords } from './prescriptions/amount/dose-amount.words.ts';
export { unitWords } from './prescriptions/prescription.words.ts';
export { asNeededWords, intervalWords } from './prescriptions/as-needed/as-needed.words.ts';
