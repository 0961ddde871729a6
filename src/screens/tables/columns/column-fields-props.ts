import type { TableImport, TableImportState } from '../use-table-import.ts';

export interface ColumnFieldsProps<Name extends string> {
  state: Extract<TableImportState<Name>, { step: 'plan' }>;
  on: TableImport<Name>;
  /** True once the person has gone on: what is missing is told at its field. */
  wasAsked: boolean;
}
