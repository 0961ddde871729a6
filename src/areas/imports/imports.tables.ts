import type { ColumnType } from 'kysely';
import type { Instant, Table } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    import_run: Table<'import_run', ImportRunColumns>;
    import_row: Table<'import_row', ImportRowColumns>;
  }
}

/** One run of an import over one file. */
interface ImportRunColumns {
  /** Which list. */
  list: string;
  /** 'running' also of one that was killed: what it stored stands, and the same file brings the rest. */
  state: 'running' | 'done' | 'ended' | 'undoing' | 'undone';
  added: number;
  changed: number;
  present: number;
  refused: number;
  /** Records that the undo took back, and those that it left because somebody had used or changed them. */
  undone: number;
  kept: number;
  created_at: ColumnType<Instant, Instant, never>;
}

/** A record that a run added or changed. */
interface ImportRowColumns {
  /** In the order of time. */
  id: string;
  /** As the audit trail names its kind. */
  resource: string;
  /** As the run left it; whoever changes the record afterwards counts on. */
  record_version: number;
  /** Values that the run replaced; null of a record that it added. */
  before: ColumnType<Record<string, unknown> | null, string | null, never>;
  /** By what a row is known again that leaves no record with a name, such as a lot of opening stock. */
  row_key: string | null;
  state: 'standing' | 'undone' | 'kept';
}
