import { allergiesInShort } from '#areas/patients/patients.public.ts';
import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { ageInMonths } from '#kernel/time/age.ts';
import {
  type Prescription,
  prescription,
  type PrescriptionRow,
  prescriptionRow,
} from './prescription.contract.ts';
import {
  type PrescriptionFinding,
  type PrescriptionLine,
  prescriptionLine,
} from './prescription-line.contract.ts';
import type { EventRow, PrescriptionListRow, selectFindings, StoredLine } from './prescription.queries.ts';

/** A stored row as lists show it. */
export function toPrescriptionRow(row: PrescriptionListRow): PrescriptionRow {
  return toRecord(prescriptionRow, row, { patient: toNamedPatient(row) });
}

/** A stored row with its lines, what happened to them, and what was found. */
export function toPrescription(
  row: PrescriptionListRow,
  lines: readonly StoredLine[],
  events: readonly EventRow[],
  findings: Awaited<ReturnType<typeof selectFindings>>,
): Prescription {
  return toRecord(prescription, row, {
    patient: toNamedPatient(row),
    allergies: allergiesInShort(row),
    person: {
      ageMonths: ageInMonths(row.patient_date_of_birth, row.signed_at.slice(0, 10)),
      birthPrecision: row.patient_birth_precision,
      gender: row.patient_gender,
    },
    lines: lines.map((line) => toLine(line, events)),
    findings: findings.map(toPrescriptionFinding),
  });
}

/** A stored finding as the record that screens know. */
export function toPrescriptionFinding(
  found: Awaited<ReturnType<typeof selectFindings>>[number],
): PrescriptionFinding {
  const { severity, code, line_id: lineId, facts, reason } = found;
  return { severity, code, lineId, facts, reason };
}

function toLine(line: StoredLine, events: readonly EventRow[]): PrescriptionLine {
  return toRecord(prescriptionLine, line, {
    events: events
      .filter((event) => event.line_id === line.id)
      .map(({ id, kind, happened_at: happenedAt, done_by_name: doneByName, reason }) => ({
        id,
        kind,
        happenedAt,
        doneByName,
        reason,
      })),
  });
}

/** The record's own values without what people are called, for the audit trail. */
export function auditValues({
  patient,
  allergies: _allergies,
  prescriberName: _prescriber,
  cancelledByName: _canceller,
  verificationCode: _code,
  lines,
  ...values
}: Prescription) {
  return { ...values, patientId: patient.id, lines: lines.map(({ events: _events, ...line }) => line) };
}
