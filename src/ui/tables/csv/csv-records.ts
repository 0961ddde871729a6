import Papa from 'papaparse';
import { withoutGuard } from '#ui/files/csv.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { TableProblem } from '../reading/table-problem.ts';
import type { TablePart, TableRecord } from '../reading/table-record.ts';
import type { CsvShape } from './csv-shape.ts';
import { type ByteSource, decodeCsv } from './csv-text.ts';

const maxRowLength = sizeLimits.importLineCharacters;
const piece = 256 * 1024;

/**
 * Reads a file row by row without ever holding more than a piece of it. The next piece is read when the caller
 * asks for it. @throws TableProblem
 */
export async function* readCsv(source: ByteSource, shape: CsvShape): AsyncGenerator<TablePart> {
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
      if (pending.length > maxRowLength) throw new TableProblem('row-too-long', line + rows.length + 1);
      yield { records: toRecords(rows, line), bytesRead };
      line += rows.length;
    }
  }
  if (pending === '') return;
  const { rows, isOpen } = parse(parser, pending, true);
  if (isOpen) throw new TableProblem('open-quote', line + rows.length);
  yield { records: toRecords(rows, line), bytesRead };
}

function parse(parser: Papa.Parser, text: string, isLast: boolean) {
  const result = parser.parse(text, 0, !isLast) as Papa.ParseResult<string[]>;
  const isOpen = result.errors.some((error) => error.code === 'MissingQuotes');
  return { rows: result.data, end: result.meta.cursor, isOpen };
}

function toRecords(rows: string[][], linesBefore: number): TableRecord[] {
  return rows
    .map((row, index) => ({ line: linesBefore + index + 1, cells: row.map(plainCell) }))
    .filter((record) => record.cells.some((cell) => cell !== ''));
}

/** A cell without surrounding space, and without the `'` that keeps a spreadsheet from running it as a formula. */
export function plainCell(cell: string): string {
  return withoutGuard(cell.trim()).trim();
}
