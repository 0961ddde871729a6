export { check as medicineCheck } from './dispensing/line-to-give.contract.ts';
export { foods, lineStates } from './prescriptions/prescription-line.contract.ts';
export { baseUnits, routes } from './safety/medicine-facts.ts';
