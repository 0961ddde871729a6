import type { Instant } from '#database/tables.ts';
import type { NursingNote } from './note.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    nursing_note: NursingNoteTable;
    nursing_note_error: NursingNoteErrorTable;
  }
}

/** Added once, never changed. */
interface NursingNoteTable {
  tenant_id: string;
  id: string;
  patient_id: string;
  admission_id: string | null;
  nurse_id: string;
  note_type: NursingNote['noteType'];
  shift_type: NursingNote['shiftType'];
  note_time: Instant;
  content: string;
  priority: NursingNote['priority'];
  follow_up_required: boolean;
  follow_up_date: Instant | null;
  tags: string[];
  is_confidential: boolean;
  /** The note entered in error that this one replaces. */
  replaces: string | null;
  created_at: Instant;
}

interface NursingNoteErrorTable {
  tenant_id: string;
  note_id: string;
  patient_id: string;
  reason: string;
  marked_by: string;
  marked_at: Instant;
}
