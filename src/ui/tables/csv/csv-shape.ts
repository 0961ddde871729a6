import Papa from 'papaparse';
import { TableProblem } from '../reading/table-problem.ts';
import { type ByteSource, type CsvEncoding, decodeCsv } from './csv-text.ts';

/** How rows and cells of a file are separated. */
export interface CsvShape {
  encoding: CsvEncoding;
  delimiter: string;
  newline: '\n' | '\r';
}

/** How much of a file is looked at, in characters. */
const piece = 256 * 1024;

/** Finds out how a file separates rows and cells, from its beginning. */
export async function guessCsvShape(source: ByteSource, encoding: CsvEncoding): Promise<CsvShape> {
  let start = '';
  for await (const part of decodeCsv(source, encoding)) {
    start += part.text;
    if (start.length >= piece) break;
  }
  if (start.trim() === '') throw new TableProblem('empty');
  const newline = !start.includes('\n') && start.includes('\r') ? '\r' : '\n';
  return { encoding, delimiter: guessDelimiter(start, newline), newline };
}

const delimiters = [',', ';', '\t', '|'];
const lookedAt = 40;

/**
 * The separator by which the most rows have the same number of cells, more than one. Titles above a list have one cell
 * by any, so the first rows alone tell nothing.
 */
function guessDelimiter(start: string, newline: CsvShape['newline']): string {
  const tried = delimiters.map((delimiter) => {
    const options = { delimiter, newline, preview: lookedAt, skipEmptyLines: 'greedy' } as const;
    const widths = Papa.parse<string[]>(start, options).data.map((row) => row.length);
    const rows = Map.groupBy(widths, (width) => width);
    rows.delete(1);
    const [width, alike] = [...rows].toSorted((a, b) => b[1].length - a[1].length || b[0] - a[0])[0] ?? [
      0,
      [],
    ];
    return { delimiter, rows: alike.length, width };
  });
  return tried.toSorted((a, b) => b.rows - a.rows || b.width - a.width)[0]!.delimiter;
}
