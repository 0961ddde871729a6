import type { Instant, JsonColumn } from '#database/tables.ts';
import type { ProgressNote } from './progress-notes/progress-note.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    progress_note: ProgressNoteTable;
    progress_note_version: ProgressNoteVersionTable;
    progress_note_error: ProgressNoteErrorTable;
  }
}

/** Added once, never changed; what it says is in its versions. */
interface ProgressNoteTable {
  tenant_id: string;
  id: string;
  patient_id: string;
  admission_id: string;
  author_id: string;
  noted_at: Instant;
  created_at: Instant;
}

/** From 1; each amendment is the next one, with its reason. */
interface ProgressNoteVersionTable {
  tenant_id: string;
  note_id: string;
  version: number;
  subjective: string | null;
  objective: string | null;
  assessment: string | null;
  plan: string | null;
  problems: JsonColumn<ProgressNote['problems']>;
  reason: string | null;
  signed_by: string;
  signed_at: Instant;
}

interface ProgressNoteErrorTable {
  tenant_id: string;
  note_id: string;
  reason: string;
  marked_by: string;
  marked_at: Instant;
}
