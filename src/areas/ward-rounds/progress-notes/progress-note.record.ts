import { toRecord } from '#database/to-record.ts';
import { toErrorMark } from '#database/papers/error-mark.ts';
import { toNamedPatient } from '#database/people/named-patient.ts';
import type { CallOutput } from '#kernel/define-call.ts';
import type * as contract from './progress-note.contract.ts';
import { progressNote, type ProgressNote } from './progress-note.contract.ts';
import type { ProgressNoteRow, VersionRow } from './progress-note.queries.ts';

/** A stored note with its newest version as the record that screens and callers know. */
export function toProgressNote(row: ProgressNoteRow): ProgressNote {
  return toRecord(progressNote, row, {
    patient: toNamedPatient(row),
    ...toVersion(row),
    enteredInError: toErrorMark(row),
  });
}

type Version = CallOutput<typeof contract.getProgressNote>['patient']['versions'][number];

type SaidColumns = Pick<
  VersionRow,
  | 'version'
  | 'reason'
  | 'signed_by_name'
  | 'signed_at'
  | 'subjective'
  | 'objective'
  | 'assessment'
  | 'plan'
  | 'problems'
>;

/** What one version says, and who signed it. */
export function toVersion(row: SaidColumns): Version {
  const { version, reason, subjective, objective, assessment, plan, problems } = row;
  return {
    version,
    reason,
    signedByName: row.signed_by_name,
    signedAt: row.signed_at,
    subjective,
    objective,
    assessment,
    plan,
    problems,
  };
}

/** The note's own values for the audit trail. */
export function auditValues({
  authorName: _author,
  signedByName: _signer,
  enteredInError: _error,
  patient,
  ...values
}: ProgressNote) {
  return { ...values, patientId: patient.id };
}
