import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import type { AssignedRow } from './assignments/assignment.queries.ts';
import type { OpenWork } from './assignments/open-at-shift-end.ts';
import { type OpenedShift, shift, type Shift } from './shift.contract.ts';
import type { ShiftRow } from './shift.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toShift(row: ShiftRow): Shift {
  return toRecord(shift, row);
}

/** The same with its patients, and what is open for those whom the nurse has now. */
export function toOpenedShift(row: ShiftRow, assigned: readonly AssignedRow[], open: OpenWork): OpenedShift {
  return {
    ...toShift(row),
    assignments: assigned.map((one) => ({
      assignmentId: one.id,
      admissionId: one.admission_id,
      patient: toNamedPatient(one),
      bedNumber: one.bed_number,
      assignedAt: one.assigned_at,
      endedAt: one.ended_at,
    })),
    open: { patients: assigned.filter(({ ended_at }) => ended_at === null).length, ...open },
  };
}

/** The shift's own values without what people and wards are called, for the audit trail. */
export function auditValues({
  wardName: _ward,
  nurseName: _nurse,
  patients: _patients,
  assignments,
  open: _open,
  ...values
}: OpenedShift) {
  return { ...values, patientIds: assignments.map(({ patient }) => patient.id) };
}
