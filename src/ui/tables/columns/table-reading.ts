import type { TableInspection } from '../reading/table-inspection.ts';
import type { TableRecord } from '../reading/table-record.ts';
import { readRow, type TablePlan } from './import-plan.ts';
import {
  type ChosenColumns,
  guessColumns,
  headingsNotTaken,
  type TableColumn,
  type TableRow,
} from './table-columns.ts';

/** A file with what is known of it and what was said of it. */
export interface PlannedTable<Name extends string> {
  inspection: TableInspection;
  plan: TablePlan<Name>;
  /** The day on which the file was last written (YYYY-MM-DD): ages are of that day. */
  writtenOn: string;
}

/** How the files of one list are read. */
export interface TableReading<Name extends string> {
  /** Finds the columns of a file by its headings. */
  guess(header: readonly string[]): ChosenColumns<Name>;
  /** True for a file that is known by its headings: nothing is asked of it. */
  isKnown(header: readonly string[]): boolean;
  /** The headings of which nothing is stored. */
  notTaken(header: readonly string[], chosen: ChosenColumns<Name>): string[];
  toRow(table: PlannedTable<Name>, record: TableRecord): TableRow<Name> | Promise<TableRow<Name>>;
}

/** Columns are found by their words, and each holds one field. */
export function usualReading<Name extends string>(columns: readonly TableColumn<Name>[]): TableReading<Name> {
  return {
    guess: (header) => guessColumns(columns, header),
    isKnown: () => false,
    notTaken: headingsNotTaken,
    toRow: ({ inspection, plan }, record) => readRow(columns, inspection, plan, record),
  };
}
