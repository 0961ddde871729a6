import { toRecord } from '#database/to-record.ts';
import { type Allergy, allergy } from './allergy.contract.ts';
import type { AllergyRow, StoredAllergy } from './allergy.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toAllergy(row: AllergyRow): Allergy {
  return toRecord(allergy, row);
}

/** The record's own values without what people are called, for the audit trail. */
export function auditValues(
  { recordedByName: _recordedByName, changedByName: _changedByName, ...values }: Allergy,
  patientId: string,
) {
  return { ...values, patientId };
}

/** The same of a row that was just written. */
export function toAllergyFacts(row: StoredAllergy) {
  return toRecord(allergy.omit({ recordedByName: true, changedByName: true }), row);
}
