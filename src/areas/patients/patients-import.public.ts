// What the import of patients stores and takes back by: the same rules as the form's.
export { type ImportRow, importFieldNames, importSources } from './imports/patient-import.contract.ts';
export { storePatients } from './imports/patient-import.service.ts';
export { removeImportedPatients } from './imports/undo/imported-patients.service.ts';
