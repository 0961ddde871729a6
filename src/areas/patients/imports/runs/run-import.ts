import { sha256 } from '#database/sha256.ts';
import { newId } from '#kernel/ids.ts';
import type { TableRecord } from '#ui/tables/reading/table-record.ts';
import { type ImportCounts, runTable, type TableRun } from '#ui/tables/runs/run-table.ts';
import { type ImportPlan, mapRecord } from '../plans/import-plan.ts';
import type { ImportAnswer, ImportBatch, ImportRow } from '../patient-import.contract.ts';

export interface ImportRun extends Pick<
  TableRun<ImportRow>,
  'parts' | 'onRefused' | 'onProgress' | 'signal'
> {
  plan: ImportPlan;
  send: (batch: ImportBatch) => Promise<ImportAnswer>;
}

/** Imports a file batch by batch and returns the counts; ends early, between two batches, when aborted. */
export function runImport({ plan, send, ...run }: ImportRun): Promise<ImportCounts> {
  const importId = newId();
  return runTable({
    ...run,
    headingLine: plan.headingLine,
    header: plan.header,
    toRow: (record) => toRow(plan, record),
    send: (rows) => send({ source: plan.source, importId, rows }),
  });
}

async function toRow(plan: ImportPlan, record: TableRecord): Promise<ImportRow> {
  const row = mapRecord(plan, record);
  // Browsers hash only on pages they trust (https or this machine); the server then knows rows by person alone.
  const needsFingerprint = (plan.source === 'csv' || !row.externalId) && 'subtle' in crypto;
  return needsFingerprint ? { ...row, fingerprint: await sha256(JSON.stringify(record.cells)) } : row;
}
