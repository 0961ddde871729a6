import type { Instant } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    export_tally: ExportTallyTable;
  }
}

/** How much a person has taken away by one call, until they pause. */
interface ExportTallyTable {
  tenant_id: string;
  user_id: string;
  /** The id of the exporting call. */
  call: string;
  since: Instant;
  last_at: Instant;
  rows: number;
  /** The notifications that tell of it; they are brought up to date while it grows. */
  notice_ids: string[];
}
