import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { numbersOfColumns } from './measures/measures.table.ts';
import { vitalSigns, type VitalSigns } from './vital-signs.contract.ts';
import type { VitalSignsRow } from './vital-signs.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toVitalSigns(row: VitalSignsRow): VitalSigns {
  return toRecord(vitalSigns, row, {
    patient: toNamedPatient(row),
    ...numbersOfColumns(row),
    temperatureCelsius: row.temperature_tenths === null ? null : row.temperature_tenths / 10,
    weightUnit: 'kg',
    heightUnit: 'cm',
    // Not by their columns' names: `news2` begins a part with a digit.
    news2: row.news2,
    news2Version: row.news2_version,
    enteredInError:
      row.error_marked_at === null
        ? null
        : {
            reason: row.error_reason,
            markedByName: row.error_marked_by_name ?? '',
            markedAt: row.error_marked_at,
          },
  });
}

/** The record's own values without what the patient and people are called, for the audit trail. */
export function auditValues({
  recordedByName: _recordedByName,
  escalations: _escalations,
  enteredInError: _enteredInError,
  replacedBy: _replacedBy,
  patient,
  ...values
}: VitalSigns) {
  return { ...values, patientId: patient.id };
}
