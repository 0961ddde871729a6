import { toNamedPatient } from '#database/named-patient.ts';
import type { DoseRecord, PlainDose } from './dose.contract.ts';
import type { DoseRow } from './dose.queries.ts';
import { dosageOf } from './dose.rules.ts';
import { clinicalOf, recordOf } from './administration.contract.ts';

/** A stored dose as it stands under its patient. */
export function toPlainDose(row: DoseRow): PlainDose {
  return {
    id: row.id,
    admissionId: row.admission_id,
    prescriptionId: row.prescription_id,
    lineId: row.line_id,
    kind: row.kind,
    medicationName: [row.line_name, row.line_strength].filter(Boolean).join(' '),
    dosage: dosageOf(row.line_dose, row.share),
    baseUnit: row.base_unit,
    route: row.route,
    frequency: row.frequency,
    scheduledTime: row.scheduled_time,
    status: row.status,
    administeredTime: row.administered_time,
    administeredByName: row.administered_by_name,
    timing: row.timing,
    timingReason: row.timing_reason,
    quantityReason: row.quantity_reason,
    witnessedByName: row.witnessed_by_name,
    deviceAheadSeconds: row.device_ahead_seconds,
    source: row.source,
    placeName: row.place_name,
    takenQuantity: row.taken_quantity,
    reasonNotGiven: row.reason_not_given,
    patientResponse: row.patient_response,
    sideEffects: row.side_effects,
    notes: row.notes,
    checks: row.checks ?? [],
    infusion: row.infusion ?? [],
    enteredInError:
      row.error_at === null
        ? null
        : {
            reason: row.error_reason ?? '',
            markedByName: row.error_by_name ?? '',
            markedAt: row.error_at,
          },
    replaces: row.replaces,
    createdAt: row.created_at,
  };
}

/** A stored dose as the record that callers know. */
export function toDose(row: DoseRow): DoseRecord {
  const plain = toPlainDose(row);
  return { ...recordOf(plain), patient: { ...toNamedPatient(row), ...clinicalOf(plain) } };
}

/** The record's own values without what people are called, for the audit trail. */
export function auditValues({ patient, ...record }: DoseRecord) {
  const { administeredByName: _nurse, witnessedByName: _witness, placeName: _place, ...own } = record;
  const {
    isRestricted: _is,
    patientNumber: _n,
    firstName: _f,
    lastName: _l,
    id: patientId,
    ...said
  } = patient;
  const { infusion: _steps, enteredInError: _error, ...clinical } = said;
  return { ...own, patientId, ...clinical };
}
