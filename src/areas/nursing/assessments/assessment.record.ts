import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { assessment, type Assessment } from './assessment.contract.ts';
import type { AssessmentRow } from './assessment.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toAssessment(row: AssessmentRow): Assessment {
  return toRecord(assessment, row, {
    patient: toNamedPatient(row),
  });
}

/** The record's own values without what people are called, for the audit trail. */
export function auditValues({
  nurseName: _nurseName,
  reviewedByName: _reviewedByName,
  patient,
  ...values
}: Assessment) {
  return { ...values, patientId: patient.id };
}
