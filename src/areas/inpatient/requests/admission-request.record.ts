import { toRecord } from '#database/to-record.ts';
import { type AdmissionRequest, admissionRequest } from './admission-request.contract.ts';
import type { RequestRow } from './admission-request.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toRequest(row: RequestRow): AdmissionRequest {
  return toRecord(admissionRequest, row, {
    patient: {
      id: row.patient_id,
      isRestricted: row.patient_is_restricted,
      patientNumber: row.patient_number,
      firstName: row.patient_first_name,
      lastName: row.patient_last_name,
    },
  });
}

/** The record's own values without what people and wards are called, for the audit trail. */
export function auditValues({
  patient,
  wardName: _wardName,
  requestedByName: _requestedByName,
  decidedByName: _decidedByName,
  ...values
}: AdmissionRequest) {
  return { ...values, patientId: patient.id };
}
