import type { VitalSigns } from '#areas/vitals/vital-signs.public.ts';
import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { type Actor, can } from '#kernel/access/actor.ts';
import { consultationAmendment } from './content/amendment.contract.ts';
import { consultationDiagnosis } from './content/consultation-content.contract.ts';
import {
  type ConsultationNote,
  consultationNote,
  type ConsultationSummary,
  consultationSummary,
} from './consultation.contract.ts';
import type { ConsultationRow, StoredConsultation } from './consultation.queries.ts';
import type { selectAmendments, StoredDiagnosisOfNote, StoredNote } from './content/note.queries.ts';

/** True for a sensitive consultation of somebody else, to whoever does not see sensitive data. */
export function isClosedTo(
  actor: Actor,
  { is_sensitive, author_id }: Pick<StoredConsultation, 'is_sensitive' | 'author_id'>,
): boolean {
  return is_sensitive && author_id !== actor.userId && !can(actor, 'emr.sensitive');
}

/** A stored row as lists show one; of a closed one nothing that it says. */
export function toSummary(row: ConsultationRow, isClosed: boolean): ConsultationSummary {
  return toRecord(consultationSummary, row, {
    patient: toNamedPatient(row),
    isClosed,
    ...(isClosed && { reason: null, diagnosis: null }),
  });
}

/** What was signed, with its diagnoses and what was measured. */
export function toNote(
  row: StoredNote,
  diagnoses: readonly StoredDiagnosisOfNote[],
  vitalSigns: VitalSigns | null,
): ConsultationNote {
  return toRecord(consultationNote, row, {
    vitalSigns,
    diagnoses: diagnoses.map((diagnosis) => toRecord(consultationDiagnosis, diagnosis)),
  });
}

type AmendmentRow = Awaited<ReturnType<typeof selectAmendments>>[number];

export const toAmendment = (row: AmendmentRow) => toRecord(consultationAmendment, row);
