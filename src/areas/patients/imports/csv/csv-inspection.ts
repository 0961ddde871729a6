import { CsvProblem } from './csv-problem.ts';
import { type CsvRecord, type CsvShape, guessShape, readCsv } from './csv-records.ts';
import type { ByteSource, CsvEncoding } from './csv-text.ts';
import { type DateOrder, DateTally } from './date-order.ts';

const shownRows = 5;

/** What one reading of the whole file told, before anything is sent. */
export interface CsvInspection {
  shape: CsvShape;
  header: string[];
  /** The first rows below the heading. */
  firstRows: CsvRecord[];
  rowCount: number;
  /** Per column: the order its dates are written in; undefined where there are none or only a person can tell. */
  dateOrders: (DateOrder | undefined)[];
}

/**
 * Reads the whole file once, so that a file which breaks off in the middle is refused before its first row is
 * imported. @throws CsvProblem
 */
export async function inspectCsv(
  source: ByteSource,
  encoding: CsvEncoding,
  onProgress: (bytesRead: number) => void = () => {},
): Promise<CsvInspection> {
  const shape = await guessShape(source, encoding);
  let header: string[] | undefined;
  let rowCount = 0;
  const firstRows: CsvRecord[] = [];
  const tallies: DateTally[] = [];
  for await (const part of readCsv(source, shape)) {
    const records = header ? part.records : part.records.slice(1);
    header ??= part.records[0]?.cells;
    tallies.push(...(header ?? []).slice(tallies.length).map(() => new DateTally()));
    for (const { cells } of records) tallies.forEach((tally, column) => tally.add(cells[column] ?? ''));
    firstRows.push(...records.slice(0, shownRows - firstRows.length));
    rowCount += records.length;
    onProgress(part.bytesRead);
  }
  if (!header || rowCount === 0) throw new CsvProblem('no-rows');
  return { shape, header, firstRows, rowCount, dateOrders: tallies.map((tally) => tally.order()) };
}
