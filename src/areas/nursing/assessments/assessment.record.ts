import { toRecord } from '#database/to-record.ts';
import { assessment, type Assessment } from './assessment.contract.ts';
import type { AssessmentRow } from './assessment.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toAssessment(row: AssessmentRow): Assessment {
  return toRecord(assessment, row, {
    patient: {
      id: row.patient_id,
      isRestricted: row.is_restricted,
      patientNumber: row.patient_number,
      firstName: row.first_name,
      lastName: row.last_name,
    },
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
