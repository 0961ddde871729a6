import { type FieldIssue, readIssue } from '#kernel/issue.ts';
import { isShifted } from '../columns/table-columns.ts';
import { tableBatches } from '../reading/table-batches.ts';
import type { TablePart, TableRecord } from '../reading/table-record.ts';
import { issue } from '../table.issues.ts';

/** How far an import has come. */
export interface ImportCounts {
  added: number;
  /** Stood already and says something else now; none in an import that never changes. */
  changed?: number;
  present: number;
  refused: number;
}

/** A row that was not taken, with the reason per field; `row` names a reason that concerns no single field. */
export interface RefusedRow {
  line: number;
  fields: Record<string, FieldIssue>;
}

/** The same with the cells of the file, so that it can be corrected and imported again. */
export interface RefusedFileRow extends RefusedRow {
  cells: readonly string[];
}

/** What the server says of one batch. */
export interface BatchAnswer extends Omit<ImportCounts, 'refused'> {
  refused: readonly RefusedRow[];
  /** Rows that were taken, with what somebody should look at. */
  noted?: readonly RefusedRow[];
}

export interface TableRun<Row> {
  parts: AsyncIterable<TablePart>;
  headingLine: number;
  header: readonly string[];
  toRow: (record: TableRecord) => Row | Promise<Row>;
  /** Sends one batch; the next one waits for its answer, so that no more than one is held. */
  send: (rows: Row[]) => Promise<BatchAnswer>;
  onRefused: (rows: RefusedFileRow[]) => void;
  onNoted?: (rows: readonly RefusedRow[]) => void;
  onProgress: (counts: ImportCounts) => void;
  signal: AbortSignal;
  /** Ends after so many rows. */
  maxRows?: number;
}

const tooManyCells = readIssue(issue('tooManyCells'))!;

/** Sends a file batch by batch and returns the counts; ends early, between two batches, when aborted. */
export async function runTable<Row>(run: TableRun<Row>): Promise<ImportCounts> {
  const { maxRows = Infinity } = run;
  const counts: ImportCounts = { added: 0, present: 0, refused: 0 };
  let seen = 0;
  for await (const records of tableBatches(run.parts, run.headingLine)) {
    if (run.signal.aborted || seen >= maxRows) break;
    seen += records.length;
    const shifted = records.filter((record) => isShifted(run.header, record));
    const readable = records.filter((record) => !isShifted(run.header, record));
    const refused: RefusedFileRow[] = shifted.map((record) => ({ ...record, fields: { row: tooManyCells } }));
    if (readable.length > 0) {
      const answer = await run.send(await Promise.all(readable.map((record) => run.toRow(record))));
      counts.added += answer.added;
      if (answer.changed !== undefined) counts.changed = (counts.changed ?? 0) + answer.changed;
      counts.present += answer.present;
      if (answer.noted && answer.noted.length > 0) run.onNoted?.(answer.noted);
      const cells = new Map(readable.map((record) => [record.line, record.cells]));
      refused.push(...answer.refused.map((row) => ({ ...row, cells: cells.get(row.line) ?? [] })));
    }
    counts.refused += refused.length;
    if (refused.length > 0) run.onRefused(refused.toSorted((a, b) => a.line - b.line));
    run.onProgress({ ...counts });
  }
  return counts;
}

/** How many rows have been answered. */
export function rowsDone({ added, changed = 0, present, refused }: ImportCounts): number {
  return added + changed + present + refused;
}
