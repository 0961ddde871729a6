import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { type AdmissionRequest, admissionRequest } from './admission-request.contract.ts';
import type { RequestRow } from './admission-request.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toRequest(row: RequestRow): AdmissionRequest {
  return toRecord(admissionRequest, row, {
    patient: toNamedPatient(row),
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
