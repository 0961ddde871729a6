// Light: what every screen of an import loads.
export { type MedicineColumn, medicineColumns } from './medicines/imports/medicine-import.contract.ts';
