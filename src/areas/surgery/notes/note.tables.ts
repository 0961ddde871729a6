import type { ColumnType } from 'kysely';
import type { Instant, JsonColumn, Table } from '#database/tables.ts';
import type { NoteFacts } from './facts/note-facts.contract.ts';
import type { NoteContent } from './note-content.contract.ts';
import type { NoteSummary } from './note.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    operative_note: Table<'operative_note', OperativeNoteColumns>;
    operative_note_text: Table<'operative_note_text', OperativeNoteTextColumns>;
    operative_note_addendum: Table<'operative_note_addendum'>;
    operative_note_error: Table<'operative_note_error'>;
    operative_note_template: Table<'operative_note_template', OperativeNoteTemplateColumns>;
  }
}

interface OperativeNoteColumns {
  note_type: 'operative';
  status: NoteSummary['status'];
  /** What is written so far; null once it is signed. */
  draft: ColumnType<NoteContent | null, string | null, string | null>;
  created_at: ColumnType<Instant, Instant, never>;
}

/** What was signed, with what was known of the operation then; older ones without that. */
export type SignedContent = NoteContent & { facts?: NoteFacts };

/** What was signed: added once, never changed. */
interface OperativeNoteTextColumns {
  note_status: 'signed';
  content: JsonColumn<SignedContent>;
}

/** What the hospital keeps of a note for a procedure that comes again. */
interface OperativeNoteTemplateColumns {
  /** For which procedure of the hospital's list it is. */
  procedure_id: string | null;
  /** The name as it is compared. */
  name_key: string;
  fields: JsonColumn<Partial<NoteContent>>;
  created_at: ColumnType<Instant, Instant, never>;
}
