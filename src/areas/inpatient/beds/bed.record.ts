import { toRecord } from '#database/to-record.ts';
import { ageInMonths } from '#kernel/time/age.ts';
import { bed, type Bed } from './bed.contract.ts';
import type { BedRow } from './bed.queries.ts';

/** Who reads a bed, and when: it decides what is shown of the patient in it. */
export interface BedReader {
  /** Whether the reader sees more than the name of restricted patients. */
  seesRestricted: boolean;
  /** The hospital's date, on which ages count. */
  today: string;
}

/** A stored row as the record that screens and callers know. */
export function toBed(row: BedRow, reader: BedReader): Bed {
  return toRecord(bed, row, { patient: patientOf(row, reader) });
}

function patientOf(row: BedRow, { seesRestricted, today }: BedReader): Bed['patient'] {
  if (row.admission_id === null || row.patient_id === null) return null;
  const isRestricted = row.is_restricted ?? false;
  const isHidden = isRestricted && !seesRestricted;
  return {
    admissionId: row.admission_id,
    admissionNumber: row.admission_number ?? '',
    patientId: row.patient_id,
    patientNumber: row.patient_number ?? '',
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    gender: isHidden ? null : row.gender,
    ageMonths: isHidden || row.date_of_birth === null ? null : ageInMonths(row.date_of_birth, today),
    isRestricted,
    admittedAt: row.admitted_at ?? '',
    receivedAt: row.received_at,
    estimatedDischargeDate: row.estimated_discharge_date,
    precautions: row.precautions ?? [],
  };
}

/** The record's own values without what ward and patient are called, for the audit trail. */
export function auditValues({
  wardName: _wardName,
  wardType: _wardType,
  sexPolicy: _sexPolicy,
  statusByName: _statusByName,
  patient,
  ...values
}: Bed) {
  return { ...values, admissionId: patient?.admissionId ?? null };
}
