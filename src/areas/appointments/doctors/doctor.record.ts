import { toRecord } from '#database/to-record.ts';
import { type Doctor, doctor } from './doctor.contract.ts';
import type { DoctorRow } from './doctor.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toDoctor(row: DoctorRow): Doctor {
  return toRecord(doctor, row);
}
