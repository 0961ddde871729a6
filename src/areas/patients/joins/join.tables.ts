import type { JsonColumn, Table } from '#database/tables.ts';
import type { ChangedRow, StoredRow } from '#database/joining/stored-rows.ts';
import type { NamedRows } from '#database/joining/move-rows.ts';

declare module '#database/tables.ts' {
  interface Tables {
    patient_join: Table<'patient_join', PatientJoinColumns>;
  }
}

/** Two records of one person that were made one, with all it takes to undo that. */
interface PatientJoinColumns {
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
}
