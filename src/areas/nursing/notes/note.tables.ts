import type { Table } from '#database/tables.ts';
import type { NursingNote } from './note.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    nursing_note: Table<'nursing_note', NursingNoteColumns>;
    nursing_note_addendum: Table<'nursing_note_addendum'>;
    nursing_note_error: Table<'nursing_note_error'>;
  }
}

/** Added once, never changed. */
interface NursingNoteColumns {
  note_type: NursingNote['noteType'];
  shift_type: NursingNote['shiftType'];
  priority: NursingNote['priority'];
  /** The note entered in error that this one replaces. */
  replaces: string | null;
}
