import { toRecord } from '#database/to-record.ts';
import { wound, type Wound } from './wound.contract.ts';
import type { WoundRow } from './wound.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toWound(row: WoundRow): Wound {
  return toRecord(wound, row, {
    patient: {
      id: row.patient_id,
      isRestricted: row.is_restricted,
      patientNumber: row.patient_number,
      firstName: row.first_name,
      lastName: row.last_name,
    },
  });
}
