/** Why a file cannot be read as a table. */
export type TableProblemCode =
  | 'empty'
  | 'no-rows'
  | 'not-a-table'
  | 'not-utf-8'
  | 'row-too-long'
  | 'open-quote'
  | 'too-large'
  | 'too-wide'
  | 'protected'
  | 'unsafe'
  | 'formula'
  | 'unreadable';

/** A file cannot be read as a table; `table-problem.words.ts` has its words. */
export class TableProblem extends Error {
  readonly code: TableProblemCode;
  /** Row of the file as a spreadsheet numbers it, where one is to blame. */
  readonly line: number;

  constructor(code: TableProblemCode, line = 0, options?: ErrorOptions) {
    super(code, options);
    this.name = 'TableProblem';
    this.code = code;
    this.line = line;
  }
}
