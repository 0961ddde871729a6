import Papa from 'papaparse';
import { withoutGuard } from '#ui/files/csv.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { CsvProblem } from './csv-problem.ts';
import { type ByteSource, type CsvEncoding, decodeCsv } from './csv-text.ts';

/** One row that is not blank. */
export interface CsvRecord {
  /** Row of the file as a spreadsheet numbers it: the heading is row 1. */
  line: number;
  cells: string[];
}

/** The rows that one piece of the file completed. */
export interface CsvPart {
  records: CsvRecord[];
  bytesRead: number;
}

/** How rows and cells of a file are separated. */
export interface CsvShape {
  encoding: CsvEncoding;
  delimiter: string;
  newline: '\n' | '\r';
}

const maxRowLength = sizeLimits.importLineCharacters;
const piece = 256 * 1024;

/**
 * Reads a file row by row without ever holding more than a piece of it. The next piece is read when the caller
 * asks for it. @throws CsvProblem
 */
export async function* readCsv(source: ByteSource, shape: CsvShape): AsyncGenerator<CsvPart> {
  const parser = new Papa.Parser({ delimiter: shape.delimiter, newline: shape.newline });
  let pending = '';
  let line = 0;
  let bytesRead = 0;
  for await (const part of decodeCsv(source, shape.encoding)) {
    bytesRead = part.bytesRead;
    for (let from = 0; from < part.text.length; from += piece) {
      pending += part.text.slice(from, from + piece);
      const { rows, end } = parse(parser, pending, false);
      pending = pending.slice(end);
      if (pending.length > maxRowLength) throw new CsvProblem('row-too-long', line + rows.length + 1);
      yield { records: toRecords(rows, line), bytesRead };
      line += rows.length;
    }
  }
  if (pending === '') return;
  const { rows, isOpen } = parse(parser, pending, true);
  if (isOpen) throw new CsvProblem('open-quote', line + rows.length);
  yield { records: toRecords(rows, line), bytesRead };
}

function parse(parser: Papa.Parser, text: string, isLast: boolean) {
  const result = parser.parse(text, 0, !isLast) as Papa.ParseResult<string[]>;
  const isOpen = result.errors.some((error) => error.code === 'MissingQuotes');
  return { rows: result.data, end: result.meta.cursor, isOpen };
}

function toRecords(rows: string[][], linesBefore: number): CsvRecord[] {
  return rows
    .map((row, index) => ({ line: linesBefore + index + 1, cells: row.map(plainCell) }))
    .filter((record) => record.cells.some((cell) => cell !== ''));
}

/** A cell without surrounding space, and without the `'` that keeps a spreadsheet from running it as a formula. */
function plainCell(cell: string): string {
  return withoutGuard(cell.trim()).trim();
}

/** Finds out how a file separates rows and cells, from its beginning. */
export async function guessShape(source: ByteSource, encoding: CsvEncoding): Promise<CsvShape> {
  let start = '';
  for await (const part of decodeCsv(source, encoding)) {
    start += part.text;
    if (start.length >= piece) break;
  }
  if (start.trim() === '') throw new CsvProblem('empty');
  const newline = !start.includes('\n') && start.includes('\r') ? '\r' : '\n';
  const { meta } = Papa.parse<string[]>(start, {
    newline,
    preview: 20,
    // A blank row at the end would count as one with a single cell and spoil the guess of short files.
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  return { encoding, delimiter: meta.delimiter, newline };
}
