import type { Table } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    export_tally: Table<'export_tally', ExportTallyColumns>;
  }
}

/** How much a person has taken away by one call, until they pause. */
interface ExportTallyColumns {
  /** The id of the exporting call. */
  call: string;
  /** The notifications that tell of it; they are brought up to date while it grows. */
  notice_ids: string[];
}
