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
  const { meta } = Papa.parse<string[]>(start, {
    newline,
    preview: 20,
    // A blank row at the end would count as one with a single cell and spoil the guess of short files.
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  return { encoding, delimiter: meta.delimiter, newline };
}
