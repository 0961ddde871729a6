/** Why a file cannot be read as a table. */
export type CsvProblemCode =
  | 'empty'
  | 'no-rows'
  | 'not-a-table'
  | 'not-utf-8'
  | 'row-too-long'
  | 'open-quote'
  | 'unreadable';

/** A file cannot be read as a table; its words are in the texts of the import. */
export class CsvProblem extends Error {
  readonly code: CsvProblemCode;
  /** Row of the file as a spreadsheet numbers it, where one is to blame. */
  readonly line: number;

  constructor(code: CsvProblemCode, line = 0, options?: ErrorOptions) {
    super(code, options);
    this.name = 'CsvProblem';
    this.code = code;
    this.line = line;
  }
}
