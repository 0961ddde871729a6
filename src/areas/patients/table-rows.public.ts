// What a call says that takes the rows of a table, whatever they are rows of.
export { refusedTableRow, tableRowFields } from './imports/tables/table-rows.contract.ts';
