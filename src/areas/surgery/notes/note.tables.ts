import type { ColumnType } from 'kysely';
import type { Instant, JsonColumn } from '#database/tables.ts';
import type { NoteFacts } from './facts/note-facts.contract.ts';
import type { NoteContent } from './note-content.contract.ts';
import type { NoteSummary } from './note.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    operative_note: OperativeNoteTable;
    operative_note_text: OperativeNoteTextTable;
    operative_note_addendum: OperativeNoteAddendumTable;
    operative_note_template: OperativeNoteTemplateTable;
  }
}

interface OperativeNoteTable {
  tenant_id: string;
  id: string;
  case_id: string;
  surgeon_id: string;
  note_type: 'operative';
  status: NoteSummary['status'];
  /** What is written so far; null once it is signed. */
  draft: ColumnType<NoteContent | null, string | null, string | null>;
  dictated_at: Instant | null;
  transcribed_at: Instant | null;
  signed_at: Instant | null;
  created_by: string;
  changed_by: string;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

/** What was signed, with what was known of the operation then; older ones without that. */
export type SignedContent = NoteContent & { facts?: NoteFacts };

/** What was signed: added once, never changed. */
interface OperativeNoteTextTable {
  tenant_id: string;
  note_id: string;
  case_id: string;
  signed_by: string;
  note_status: 'signed';
  signed_at: Instant;
  content: JsonColumn<SignedContent>;
}

interface OperativeNoteAddendumTable {
  tenant_id: string;
  id: string;
  note_id: string;
  reason: string;
  body: string;
  added_by: string;
  added_at: Instant;
}

/** What the hospital keeps of a note for a procedure that comes again. */
interface OperativeNoteTemplateTable {
  tenant_id: string;
  id: string;
  name: string;
  /** For which procedure of the hospital's list it is. */
  procedure_id: string | null;
  /** The name as it is compared. */
  name_key: string;
  fields: JsonColumn<Partial<NoteContent>>;
  created_by: string;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}
