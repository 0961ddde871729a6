export { amountWords } from './prescriptions/amount/dose-amount.words.ts';
export { foodWord, unitWords } from './prescriptions/prescription.words.ts';
export { routeWords } from './medicines/medicine.words.ts';
export { asNeededWords, intervalWords } from './prescriptions/as-needed/as-needed.words.ts';
