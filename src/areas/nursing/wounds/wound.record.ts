import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { wound, type Wound } from './wound.contract.ts';
import type { WoundRow } from './wound.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toWound(row: WoundRow): Wound {
  return toRecord(wound, row, {
    patient: toNamedPatient(row),
  });
}
