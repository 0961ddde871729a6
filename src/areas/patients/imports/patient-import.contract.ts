import type { z } from 'zod';
import { patientFieldNames } from '../patients/patient.contract.ts';
import type { refusedTableRow } from '#kernel/tables/table-rows.ts';

/** Where rows come from: our own export, Synthea's patients.csv, or any other table. */
export const importSources = ['openward', 'synthea', 'csv'] as const;

export type ImportSource = (typeof importSources)[number];

/** The fields of a patient that a row can bring. */
export const importFieldNames = patientFieldNames;

export type ImportFieldName = (typeof importFieldNames)[number];

/** A row of a table of patients. */
export interface ImportRow {
  /** Row of the file as a spreadsheet numbers it. */
  line: number;
  /** What the source calls this person; the same id is never added twice. */
  externalId?: string;
  /** SHA-256 of the row as it is written in the file; a row already added under it is never added twice. */
  fingerprint?: string;
  fields: Partial<Record<ImportFieldName, string>>;
}

/** Rows of one file. */
export interface ImportBatch {
  source: ImportSource;
  /** The same for all batches of the file. */
  importId: string;
  rows: readonly ImportRow[];
}

/** Its issues are those that the patient form would show; `externalId` has one for an id that is taken. */
export type RefusedRow = z.output<typeof refusedTableRow>;

/** What became of a batch. */
export interface StoredPatients {
  added: { id: string; version: number }[];
  present: number;
  refused: RefusedRow[];
}
