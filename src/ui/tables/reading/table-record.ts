/** One row that is not blank. */
export interface TableRecord {
  /** Row of the file as a spreadsheet numbers it, from 1. */
  line: number;
  cells: string[];
}

/** The rows that one piece of the file completed. */
export interface TablePart {
  records: TableRecord[];
  bytesRead: number;
}
