export { insertSampleOrders, type SampleOrder } from './samples/inpatient-orders.seed.ts';
export {
  checkBeforeAdministration,
  type LineBeforeAdministration,
} from './dispensing/dispense/checks-before-administration.service.ts';

// The rules of the form, for the import of medicines.
export { storeMedicines } from './medicines/imports/medicine-import.service.ts';
export { removeNewMedicine } from './medicines/imports/medicine-undo.service.ts';

export type { Medicine } from './medicines/medicine.contract.ts';
export { refuseNewStops } from './dispensing/dispense/checks-again.service.ts';
export { reasonsOf } from './prescriptions/writing/signing.service.ts';

/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = [
  'medicine',
  'prescription',
  'prescription_draft',
  'prescription_line',
  'prescription_line_event',
  'prescription_finding',
  'dispensing',
  'dispensing_item',
] as const;
