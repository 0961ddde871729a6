export { check as medicineCheck } from './dispensing/line-to-give.contract.ts';
export { lineStates } from './prescriptions/prescription-line.contract.ts';
export { baseUnits, routes } from './safety/medicine-facts.ts';
