import { sha256 } from '#database/sha256.ts';
import { newId } from '#kernel/ids.ts';
import { type FieldIssue, readIssue } from '#kernel/issue.ts';
import { tableBatches } from '#ui/tables/reading/table-batches.ts';
import type { TablePart, TableRecord } from '#ui/tables/csv/csv-records.ts';
import { type ImportPlan, isShifted, mapRecord } from '../plans/import-plan.ts';
import { type ImportAnswer, type ImportBatch, type ImportRow } from '../patient-import.contract.ts';
import { issue } from '../patient-import.issues.ts';

const tooManyCells = readIssue(issue('tooManyCells'))!;

/** How far an import has come. */
export interface ImportCounts {
  added: number;
  present: number;
  refused: number;
}

/** A row that was refused, with the reason per field. */
export interface RefusedFileRow {
  line: number;
  /** `row` names a reason that concerns no single field. */
  fields: Record<string, FieldIssue>;
  cells: readonly string[];
}

export interface ImportRun {
  parts: AsyncIterable<TablePart>;
  plan: ImportPlan;
  /** Sends one batch; the next one waits for its answer, so that no more than one is held. */
  send(batch: ImportBatch): Promise<ImportAnswer>;
  onRefused(rows: RefusedFileRow[]): void;
  onProgress(counts: ImportCounts): void;
  signal: AbortSignal;
}

/** Imports a file batch by batch and returns the counts; ends early, between two batches, when aborted. */
export async function runImport(run: ImportRun): Promise<ImportCounts> {
  const counts: ImportCounts = { added: 0, present: 0, refused: 0 };
  const importId = newId();
  for await (const records of tableBatches(run.parts)) {
    if (run.signal.aborted) break;
    const isReadable = (record: TableRecord) => !isShifted(run.plan.header, record);
    const readable = records.filter(isReadable);
    const refused: RefusedFileRow[] = records
      .filter((record) => !isReadable(record))
      .map((record) => ({ ...record, fields: { row: tooManyCells } }));
    if (readable.length > 0) {
      const rows = await Promise.all(readable.map((record) => toRow(run.plan, record)));
      const answer = await run.send({ source: run.plan.source, importId, rows });
      counts.added += answer.added;
      counts.present += answer.present;
      const cells = new Map(readable.map((record) => [record.line, record.cells]));
      refused.push(...answer.refused.map((row) => ({ ...row, cells: cells.get(row.line) ?? [] })));
    }
    counts.refused += refused.length;
    if (refused.length > 0) run.onRefused(refused.toSorted((a, b) => a.line - b.line));
    run.onProgress({ ...counts });
  }
  return counts;
}

async function toRow(plan: ImportPlan, record: TableRecord): Promise<ImportRow> {
  const row = mapRecord(plan, record);
  // Browsers hash only on pages they trust (https or this machine); the server then knows rows by person alone.
  const needsFingerprint = (plan.source === 'csv' || !row.externalId) && 'subtle' in crypto;
  return needsFingerprint ? { ...row, fingerprint: await sha256(JSON.stringify(record.cells)) } : row;
}
