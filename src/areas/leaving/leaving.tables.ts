import type { Instant, Table } from '#database/tables.ts';
import type { ExportStatus } from './exports/data-export.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    data_export: Table<'data_export', DataExportColumns>;
  }
}

/** An archive of all that the hospital has stored. */
interface DataExportColumns {
  status: ExportStatus;
  /** When whoever makes it was last heard of. */
  seen_at: Instant;
  /** Null until it was begun. */
  tables_total: number | null;
  /** Its name in the file store, while it can be downloaded. */
  stored_as: string | null;
}
