import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { task, type Task } from './task.contract.ts';
import type { TaskRow } from './task.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toTask(row: TaskRow): Task {
  return toRecord(task, row, {
    text: row.told,
    patient: toNamedPatient(row),
  });
}

/** The task's own values without what people, places and notes say, for the audit trail. */
export function auditValues(found: Task) {
  const { source, text, noteId, dueAt, status, takenBy, reason, patient } = found;
  return {
    source,
    text: source === 'note' ? null : text,
    noteId,
    dueAt,
    status,
    takenBy,
    reason,
    patientId: patient.id,
  };
}
