import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { admission, type Admission } from './admission.contract.ts';
import type { AdmissionRow } from './admission.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toAdmission(row: AdmissionRow): Admission {
  return toRecord(admission, row, {
    patient: toNamedPatient(row),
    bed:
      row.bed_id === null
        ? null
        : {
            id: row.bed_id,
            bedNumber: row.bed_number ?? '',
            wardId: row.bed_ward_id ?? '',
            wardName: row.bed_ward_name ?? '',
          },
  });
}

/** The record's own values without what patient and bed are called, for the audit trail. */
export function auditValues({ patient, bed, ...values }: Admission) {
  return { ...values, patientId: patient.id, bedId: bed?.id ?? null };
}
