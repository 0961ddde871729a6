import { toNamedPatient } from '#database/people/named-patient.ts';
import { toErrorMark } from '#database/papers/error-mark.ts';
import { toRecord } from '#database/to-record.ts';
import { type Actor, can } from '#kernel/access/actor.ts';
import type { Addendum } from '#kernel/papers/paper-parts.contract.ts';
import { nursingNote, type NursingNote } from './note.contract.ts';
import type { NoteRow } from './note.queries.ts';

type Reader = Pick<Actor, 'userId' | 'permissions' | 'isAdministrator'>;

/** What a confidential note says is for its author and those entitled. */
export function mayRead(
  reader: Reader,
  { nurse_id, is_confidential }: Pick<NoteRow, 'nurse_id' | 'is_confidential'>,
): boolean {
  return !is_confidential || nurse_id === reader.userId || can(reader, 'nursing.confidential');
}

/** A stored row as the record that screens and callers know, as far as the reader may know it. */
export function toNote(row: NoteRow, reader: Reader, addenda: Addendum[]): NursingNote {
  const isOpen = mayRead(reader, row);
  const mark = toErrorMark(row);
  return toRecord(nursingNote, row, {
    patient: toNamedPatient(row),
    content: isOpen ? row.content : null,
    tags: isOpen ? row.tags : [],
    addenda: isOpen ? addenda : [],
    followUp: {
      state: row.task_status === null || row.task_status === 'cancelled' ? 'none' : row.task_status,
      taskId: row.task_id,
      taskVersion: row.task_version,
      byName: row.task_closed_by_name,
      at: row.task_closed_at,
    },
    enteredInError: mark && { ...mark, reason: isOpen ? mark.reason : null },
  });
}

/** The note's own values for the audit trail, without what a confidential one says. */
export function auditValues({
  nurseName: _nurseName,
  followUp: _followUp,
  addenda: _addenda,
  patient,
  content,
  tags,
  ...values
}: NursingNote) {
  const said = values.isConfidential ? {} : { content, tags };
  return { ...values, ...said, patientId: patient.id };
}
