import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { type HandedPatient, handover, type Handover, type OpenedHandover } from './handover.contract.ts';
import type { HandedRow, HandoverRow } from './handover.queries.ts';
import type { Sbar } from './sbar/sbar.contract.ts';
import type { HandedOverRow } from './sbar/sbar.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toHandover(row: HandoverRow): Handover {
  return toRecord(handover, row);
}

/** The same with what it says. */
export function toOpenedHandover(row: HandoverRow, handed: readonly HandedRow[]): OpenedHandover {
  const rows: HandedPatient[] = handed.map((one) => ({
    ...toHandedOver(one, completed(one.sbar)),
    words: one.words,
  }));
  return { ...toHandover(row), words: row.words, rows };
}

/** What was handed over before calls, the highest score, orders or what is overdue were told of has none of them. */
function completed({ assessment, recommendation, ...sbar }: Sbar): Sbar {
  return {
    ...sbar,
    assessment: Object.assign({ calls: [], news2Highest: null }, assessment),
    recommendation: {
      ...Object.assign(
        { vitalSignsOverdueSince: null, dosesOverdue: [], orders: [], wardOrders: [] },
        recommendation,
      ),
      tasks: recommendation.tasks.map((task) => Object.assign({ isOverdue: false }, task)),
    },
  };
}

type Handed = Pick<
  HandedOverRow,
  | 'assignment_id'
  | 'admission_id'
  | 'patient_id'
  | 'is_restricted'
  | 'patient_number'
  | 'first_name'
  | 'last_name'
>;

/** A patient with what a handover says of them. */
export function toHandedOver(row: Handed, sbar: Sbar) {
  return {
    assignmentId: row.assignment_id,
    admissionId: row.admission_id,
    patient: toNamedPatient(row),
    sbar,
  };
}

/** Who hands whom over to whom, for the audit trail; what is said stays in the handover. */
export function auditValues({ rows, ...values }: OpenedHandover) {
  const { shiftId, fromNurseId, toNurseId, status, givenAt, acceptedAt, withdrawnAt } = values;
  const patientIds = rows.map(({ patient }) => patient.id);
  return { shiftId, fromNurseId, toNurseId, status, givenAt, acceptedAt, withdrawnAt, patientIds };
}
