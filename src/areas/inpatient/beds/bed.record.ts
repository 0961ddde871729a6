import { toRecord } from '#database/to-record.ts';
import { ageInMonths } from '#kernel/time/age.ts';
import { bed, type Bed } from './bed.contract.ts';
import type { BedRow } from './bed.queries.ts';

/** Who reads a bed, and when: it decides what is shown of the patient in it. */
export interface BedReader {
  /** Whether the reader sees more than the name of restricted patients. */
  seesRestricted: boolean;
  /** Whether the reader reads vital signs. */
  readsVitalSigns: boolean;
  /** The hospital's date, on which ages count. */
  today: string;
  /** ISO 8601 in UTC; a hold that has run out by then is none. */
  now: string;
}

/** A stored row as the record that screens and callers know. */
export function toBed(row: BedRow, reader: BedReader): Bed {
  const isHeld = isHeldAt(row, reader.now);
  return toRecord(bed, row, {
    patient: patientOf(row, reader),
    heldUntil: isHeld ? row.held_until : null,
    heldFor: isHeld ? heldForOf(row) : null,
  });
}

/** True while a transfer holds the bed. */
export function isHeldAt({ held_until: until }: Pick<BedRow, 'held_until'>, now: string): boolean {
  return until !== null && until > now;
}

function heldForOf(row: BedRow): Bed['heldFor'] {
  if (row.held_admission_id === null || row.held_patient_id === null) return null;
  return {
    admissionId: row.held_admission_id,
    admissionNumber: row.held_admission_number ?? '',
    patientId: row.held_patient_id,
    patientNumber: row.held_patient_number ?? '',
    firstName: row.held_first_name ?? '',
    lastName: row.held_last_name ?? '',
  };
}

function patientOf(row: BedRow, reader: BedReader): Bed['patient'] {
  if (row.admission_id === null || row.patient_id === null) return null;
  const isRestricted = row.is_restricted ?? false;
  const { today } = reader;
  const isHidden = isRestricted && !reader.seesRestricted;
  return {
    admissionId: row.admission_id,
    admissionNumber: row.admission_number ?? '',
    id: row.patient_id,
    isRestricted,
    patientNumber: row.patient_number ?? '',
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    gender: isHidden ? null : row.gender,
    ageMonths: isHidden || row.date_of_birth === null ? null : ageInMonths(row.date_of_birth, today),
    admittedAt: row.admitted_at ?? '',
    receivedAt: row.received_at,
    estimatedDischargeDate: row.estimated_discharge_date,
    precautions: row.precautions ?? [],
    news2: isHidden || !reader.readsVitalSigns ? null : scoreOf(row),
  };
}

function scoreOf({ news2_total: total, news2_response: response }: BedRow) {
  return total === null || response === null ? null : { total, response };
}

/** The record's own values without what ward and patient are called, for the audit trail. */
export function auditValues({
  wardName: _wardName,
  wardType: _wardType,
  sexPolicy: _sexPolicy,
  statusByName: _statusByName,
  patient,
  heldFor,
  ...values
}: Bed) {
  return {
    ...values,
    admissionId: patient?.admissionId ?? null,
    heldForAdmissionId: heldFor?.admissionId ?? null,
  };
}
