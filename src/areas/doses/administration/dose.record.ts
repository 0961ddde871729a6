import { toRecord } from '#database/to-record.ts';
import { toNamedPatient } from '#database/people/named-patient.ts';
import { plainDose, type DoseRecord, type PlainDose } from './dose.contract.ts';
import type { DoseRow } from './dose.queries.ts';
import { dosageOf } from './dose.rules.ts';
import { clinicalOf, recordOf } from './administration.contract.ts';

/** A stored dose as it stands under its patient. */
export function toPlainDose(row: DoseRow): PlainDose {
  return toRecord(plainDose, row, {
    medicationName: [row.line_name, row.line_strength].filter(Boolean).join(' '),
    dosage: dosageOf(row.line_dose, row.share),
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
  });
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
