import { toRecord } from '#database/to-record.ts';
import { task, type Task } from './task.contract.ts';
import type { TaskRow } from './task.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toTask(row: TaskRow): Task {
  return toRecord(task, row, {
    text: row.told,
    patient: {
      id: row.patient_id,
      isRestricted: row.is_restricted,
      patientNumber: row.patient_number,
      firstName: row.first_name,
      lastName: row.last_name,
    },
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
