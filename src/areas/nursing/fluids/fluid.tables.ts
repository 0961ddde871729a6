import type { ColumnType } from 'kysely';
import type { Instant } from '#database/tables.ts';
import type { FluidKind, ShiftType } from './fluid-kinds.words.ts';

declare module '#database/tables.ts' {
  interface Tables {
    fluid_record: FluidRecordTable;
    fluid_entry: FluidEntryTable;
    fluid_record_error: FluidRecordErrorTable;
  }
}

/** What one person recorded at once: added once, never changed. */
interface FluidRecordTable {
  tenant_id: string;
  id: string;
  patient_id: string;
  admission_id: string | null;
  recorded_by: string;
  recorded_at: Instant;
  /** How far the clock of the device was ahead of the server's, which decides; null where it was not. */
  clock_ahead_seconds: number | null;
  shift_type: ShiftType;
  notes: string | null;
  /** The record entered in error that this one replaces. */
  replaces: string | null;
  created_at: ColumnType<Instant, Instant, never>;
}

/** One amount of a record; a kind that was not recorded has no row. */
interface FluidEntryTable {
  tenant_id: string;
  record_id: string;
  kind: FluidKind;
  patient_id: string;
  recorded_at: Instant;
  millilitres: number;
  /** By which way or device, such as a drain. */
  device: string | null;
}

interface FluidRecordErrorTable {
  tenant_id: string;
  record_id: string;
  patient_id: string;
  reason: string;
  marked_by: string;
  marked_at: Instant;
}
