import type { JsonColumn, Table } from '#database/tables.ts';
import type { ProgressNote } from './progress-notes/progress-note.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    /** Added once, never changed; what it says is in its versions. */
    progress_note: Table<'progress_note'>;
    progress_note_version: Table<'progress_note_version', ProgressNoteVersionColumns>;
    progress_note_error: Table<'progress_note_error'>;
  }
}

/** From 1; each amendment is the next one, with its reason. */
interface ProgressNoteVersionColumns {
  problems: JsonColumn<ProgressNote['problems']>;
}
