import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { vitalSigns, type VitalSigns } from './vital-signs.contract.ts';
import type { VitalSignsRow } from './vital-signs.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toVitalSigns(row: VitalSignsRow): VitalSigns {
  return toRecord(vitalSigns, row, {
    patient: toNamedPatient(row),
    temperature: fromTenths(row.temperature_typed_tenths),
    temperatureCelsius: fromTenths(row.temperature_tenths),
    oxygenFlow: fromTenths(row.oxygen_flow_tenths),
    bloodGlucose: fromTenths(row.blood_glucose_typed_tenths),
    weight: row.weight_grams === null ? null : row.weight_grams / 1000,
    weightUnit: 'kg',
    height: fromTenths(row.height_tenths),
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

function fromTenths(tenths: number | null): number | null {
  return tenths === null ? null : tenths / 10;
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
