import type { Generated } from 'kysely';
import type { Instant } from '#database/tables.ts';
import type { ExportStatus } from './exports/data-export.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    data_export: DataExportTable;
  }
}

/** An archive of all that the hospital has stored. */
interface DataExportTable {
  tenant_id: string;
  id: string;
  status: ExportStatus;
  asked_by: string;
  asked_at: Instant;
  /** When whoever makes it was last heard of. */
  seen_at: Instant;
  /** Null until it was begun. */
  tables_total: number | null;
  tables_done: Generated<number>;
  rows_done: Generated<number>;
  /** Its name in the file store, while it can be downloaded. */
  stored_as: string | null;
  bytes: number | null;
  sha256: string | null;
  finished_at: Instant | null;
  expires_at: Instant | null;
}
