// How files of patients are read, in the browser and on the command line.
export { importFieldNames } from './imports/patient-import.contract.ts';
export { patientImportFields } from './imports/plans/import-fields.ts';
export { mapRecord, patientReading } from './imports/plans/import-plan.ts';
export { sourceOf } from './imports/plans/known-headings.ts';
