import type { ColumnType } from 'kysely';
import type { Instant, Table } from '#database/tables.ts';
import type { FluidKind, ShiftType } from './fluid-kinds.words.ts';

declare module '#database/tables.ts' {
  interface Tables {
    fluid_record: Table<'fluid_record', FluidRecordColumns>;
    fluid_entry: Table<'fluid_entry', FluidEntryColumns>;
    fluid_record_error: Table<'fluid_record_error'>;
  }
}

/** What one person recorded at once: added once, never changed. */
interface FluidRecordColumns {
  /** How far the clock of the device was ahead of the server's, which decides; null where it was not. */
  clock_ahead_seconds: number | null;
  shift_type: ShiftType;
  /** The record entered in error that this one replaces. */
  replaces: string | null;
  created_at: ColumnType<Instant, Instant, never>;
}

/** One amount of a record; a kind that was not recorded has no row. */
interface FluidEntryColumns {
  kind: FluidKind;
  /** By which way or device, such as a drain. */
  device: string | null;
}
