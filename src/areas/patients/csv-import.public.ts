// What the import of every kind of table needs to read a file in the browser.
export type { ColumnFieldsProps } from './imports/tables/table-column-choice.tsx';
export { type ChosenColumns, placeOf, type TableColumn } from './imports/tables/table-columns.ts';
export { TableImport } from './imports/tables/table-import.tsx';
