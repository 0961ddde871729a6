// What the import of every kind of table needs to read a file in the browser.
export { csvBatches } from './imports/csv/csv-batches.ts';
export { type CsvInspection, inspectCsv } from './imports/csv/csv-inspection.ts';
export { CsvProblem } from './imports/csv/csv-problem.ts';
export { readCsv } from './imports/csv/csv-records.ts';
export type { CsvEncoding } from './imports/csv/csv-text.ts';
export { bytesOf } from './imports/csv/file-bytes.ts';
export { problemWords } from './imports/patient-import.words.ts';
export type { TableColumn } from './imports/tables/table-columns.ts';
export { TableImport } from './imports/tables/table-import.tsx';
export { StepHeading } from './imports/form/step-heading.tsx';
