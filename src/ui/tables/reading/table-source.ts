import { readCsv } from '../csv/csv-records.ts';
import { guessCsvShape } from '../csv/csv-shape.ts';
import type { CsvShape } from '../csv/csv-shape.ts';
import { type ByteSource, type CsvEncoding, startOf } from '../csv/csv-text.ts';
import { TableProblem } from './table-problem.ts';
import type { TablePart } from './table-record.ts';

/** How a file is read: as text with separators, or as one sheet of a workbook. */
export type TableShape = ({ format: 'csv' } & CsvShape) | { format: 'xlsx'; sheet: string };

/** How a file is read, and the names of its sheets where it is a workbook. */
export interface KnownTable {
  shape: TableShape;
  sheets: readonly string[];
}

/** Finds out what a file is by its first bytes, whatever its name says. @throws TableProblem */
export async function openTable(
  source: ByteSource,
  encoding: CsvEncoding,
  sheet?: string,
): Promise<KnownTable> {
  const start = await startOf(source, 8);
  // An old workbook, or a new one with a password.
  if (startsWith(start, [0xd0, 0xcf, 0x11, 0xe0])) throw new TableProblem('protected');
  if (!startsWith(start, [0x50, 0x4b, 0x03, 0x04])) {
    return { shape: { format: 'csv', ...(await guessCsvShape(source, encoding)) }, sheets: [] };
  }
  const { readSheetNames } = await import('../xlsx/workbook.ts');
  const sheets = await readSheetNames(source);
  const chosen = sheets.find((name) => name === sheet) ?? sheets[0];
  if (chosen === undefined) throw new TableProblem('empty');
  return { shape: { format: 'xlsx', sheet: chosen }, sheets };
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, place) => bytes[place] === byte);
}

/** Reads a file row by row without ever holding all of it. @throws TableProblem */
export async function* readTable(source: ByteSource, shape: TableShape): AsyncGenerator<TablePart> {
  if (shape.format === 'csv') {
    yield* readCsv(source, shape);
    return;
  }
  const { readSheet } = await import('../xlsx/sheet.ts');
  yield* readSheet(source, shape.sheet);
}
