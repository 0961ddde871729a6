import type { Instant, JsonColumn } from '#database/tables.ts';
import type { ChangedRow, StoredRow } from '#database/joining/stored-rows.ts';
import type { NamedRows } from '#database/joining/moving.ts';

declare module '#database/tables.ts' {
  interface Tables {
    patient_join: PatientJoinTable;
  }
}

/** Two records of one person that were made one, with all it takes to undo that. */
interface PatientJoinTable {
  tenant_id: string;
  id: string;
  kept_id: string;
  joined_id: string;
  /** The record that holds both now, where the kept one was joined into another since. */
  leads_to: string;
  /** The former number, by which the record is still found. */
  joined_number: string;
  /** Letters and digits of the joined record's documents and phone, by which it is found. */
  joined_keys: string[];
  /** The joined record as it was. */
  joined_row: JsonColumn<StoredRow>;
  /** The kept one before, and what the join made of it. */
  kept_before: JsonColumn<StoredRow>;
  kept_after: JsonColumn<StoredRow>;
  /** The names of the rows that moved. */
  moved: JsonColumn<NamedRows>;
  /** The names of the rows that the kept record had before. */
  stood: JsonColumn<NamedRows>;
  /** Rows that were folded into one. */
  changed: JsonColumn<readonly ChangedRow[]>;
  reason: string;
  joined_by: string;
  joined_at: Instant;
  undone_by: string | null;
  undone_at: Instant | null;
  undo_reason: string | null;
}
