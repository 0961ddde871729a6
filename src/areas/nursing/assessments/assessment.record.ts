import { toNamedPatient } from '#database/people/named-patient.ts';
import { toErrorMark } from '#database/papers/error-mark.ts';
import { toRecord } from '#database/to-record.ts';
import type { Addendum } from '#kernel/papers/paper-parts.contract.ts';
import { assessment, type Assessment } from './assessment.contract.ts';
import type { AssessmentRow } from './assessment.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toAssessment(row: AssessmentRow, addenda: Addendum[]): Assessment {
  return toRecord(assessment, row, {
    patient: toNamedPatient(row),
    addenda,
    enteredInError: toErrorMark(row),
  });
}

/** The record's own values without what people are called and what came later, for the audit trail. */
export function auditValues({
  nurseName: _nurseName,
  reviewedByName: _reviewedByName,
  addenda: _addenda,
  enteredInError: _enteredInError,
  patient,
  ...values
}: Assessment) {
  return { ...values, patientId: patient.id };
}
