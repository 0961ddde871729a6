import type { ByteSource, CsvEncoding } from '../csv/csv-text.ts';
import { type DateOrder, DateTally } from '../values/date-order.ts';
import { findHeadingLine, headingRows } from './heading-line.ts';
import { TableProblem } from './table-problem.ts';
import type { TableRecord } from './table-record.ts';
import { openTable, readTable, type TableShape } from './table-source.ts';

const shownRows = 5;
/** A column with more different words than these is no list of words that a person could be asked about. */
const maxWords = 60;
const maxWordLength = 80;

/** What one reading of the whole file told, before anything is sent. */
export interface TableInspection {
  shape: TableShape;
  /** The sheets of a workbook; none of a CSV file. */
  sheets: readonly string[];
  /** The row of the headings, as a spreadsheet numbers it; 0 where the file has none. */
  headingLine: number;
  /** The headings; empty texts where the file has none. */
  header: string[];
  /** The first rows of the file, whatever they hold. */
  topRows: TableRecord[];
  /** The first rows below the headings. */
  firstRows: TableRecord[];
  rowCount: number;
  /** Per column: the order its dates are written in; undefined where there are none or only a person can tell. */
  dateOrders: (DateOrder | undefined)[];
  /** Per column: true where it holds dates of which only a person can tell the order. */
  unclearDates: boolean[];
  /** Per column: its different texts, in the order of the file; undefined where there are too many to ask about. */
  words: (string[] | undefined)[];
}

export interface InspectionOptions {
  encoding?: CsvEncoding;
  /** Which sheet of a workbook; the first one as long as nothing is said. */
  sheet?: string | undefined;
  /** Where the headings are, where a person has said it. */
  headingLine?: number | undefined;
  /** True for a heading that the import knows. */
  knows?: (heading: string) => boolean;
  onProgress?: (bytesRead: number) => void;
}

/**
 * Reads the whole file once, so that a file which breaks off in the middle is refused before its first row is
 * imported. @throws TableProblem
 */
export async function inspectTable(
  source: ByteSource,
  { encoding = 'utf-8', sheet, headingLine: said, knows, onProgress = () => {} }: InspectionOptions = {},
): Promise<TableInspection> {
  const { shape, sheets } = await openTable(source, encoding, sheet);
  const top: TableRecord[] = [];
  const look = new Look();
  let headingLine = said;
  const decide = () => {
    headingLine ??= findHeadingLine(top, knows);
    look.begin(top, headingLine);
  };
  for await (const { records, bytesRead } of readTable(source, shape)) {
    for (const record of records) {
      if (look.hasBegun) look.add(record);
      else if (top.push(record) === headingRows) decide();
    }
    onProgress(bytesRead);
  }
  if (!look.hasBegun) decide();
  if (top.length === 0) throw new TableProblem(shape.format === 'csv' ? 'no-rows' : 'empty');
  if (look.rowCount === 0) throw new TableProblem('no-rows');
  return { shape, sheets, headingLine: headingLine!, topRows: top.slice(0, 10), ...look.found() };
}

/** What the rows below the headings hold, looked at one by one. */
class Look {
  #header: string[] | undefined;
  readonly #firstRows: TableRecord[] = [];
  readonly #tallies: DateTally[] = [];
  readonly #words: (Set<string> | undefined)[] = [];
  #headingLine = 0;
  rowCount = 0;

  get hasBegun(): boolean {
    return this.#header !== undefined;
  }

  begin(top: readonly TableRecord[], headingLine: number): void {
    this.#headingLine = headingLine;
    const width = Math.max(0, ...top.map(({ cells }) => cells.length));
    const headings = top.find(({ line }) => line === headingLine)?.cells;
    this.#header = headings ?? Array.from({ length: width }, () => '');
    for (const _ of this.#header) {
      this.#tallies.push(new DateTally());
      this.#words.push(new Set());
    }
    for (const record of top) this.add(record);
  }

  add(record: TableRecord): void {
    if (record.line <= this.#headingLine) return;
    this.rowCount += 1;
    if (this.#firstRows.length < shownRows) this.#firstRows.push(record);
    this.#tallies.forEach((tally, column) => tally.add(record.cells[column] ?? ''));
    this.#words.forEach((words, column) => this.#addWord(words, column, record.cells[column] ?? ''));
  }

  #addWord(words: Set<string> | undefined, column: number, text: string): void {
    if (!words || text === '') return;
    words.add(text);
    if (words.size > maxWords || text.length > maxWordLength) this.#words[column] = undefined;
  }

  found(): Pick<
    TableInspection,
    'header' | 'firstRows' | 'rowCount' | 'dateOrders' | 'unclearDates' | 'words'
  > {
    return {
      header: this.#header ?? [],
      firstRows: this.#firstRows,
      rowCount: this.rowCount,
      dateOrders: this.#tallies.map((tally) => tally.order()),
      unclearDates: this.#tallies.map((tally) => tally.isUnclear()),
      words: this.#words.map((words) => words && [...words]),
    };
  }
}
