import { allergiesInShort } from '#areas/patients/patients.public.ts';
import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { type SurgicalCase, surgicalCase, type TeamRole } from './case.contract.ts';
import { weightOf } from '../safety/weight.record.ts';
import type { CaseRow } from './case.queries.ts';

/** A stored row as the record that screens and callers know; the day is that of the hospital's time zone. */
export function toCase(row: CaseRow, timeZone: string): SurgicalCase {
  const inTeam = (role: TeamRole) => row.team.filter((member) => member.role === role).map(named);
  return toRecord(surgicalCase, row, {
    implantsUsed: row.implant_names,
    allergies: allergiesInShort(row),
    weight: weightOf(row),
    patient: toNamedPatient(row),
    theatre:
      row.theatre_id === null
        ? null
        : { id: row.theatre_id, name: row.theatre_name ?? '', theatreNumber: row.theatre_number ?? '' },
    surgeon: inTeam('surgeon')[0] ?? null,
    assistantSurgeon: inTeam('assistant')[0] ?? null,
    anesthesiologist: inTeam('anesthesiologist')[0] ?? null,
    nurses: inTeam('nurse'),
    scheduledDate: row.scheduled_start && dateIn(timeZone, new Date(row.scheduled_start)),
    scheduledStartTime: row.scheduled_start,
    scheduledEndTime: row.scheduled_end,
    estimatedDuration: row.estimated_minutes,
    overbooked:
      row.overbooked_by === null
        ? null
        : {
            userId: row.overbooked_by,
            userName: row.overbooker_name ?? '',
            reason: row.overbook_reason,
          },
    outsideSession:
      row.outside_session_by === null
        ? null
        : {
            userId: row.outside_session_by,
            userName: row.outside_booker_name ?? '',
            reason: row.outside_session_reason,
          },
    consent:
      row.consent_signed_at === null
        ? null
        : {
            signedBy: row.consent_signed_by,
            relation: row.consent_relation,
            explainedBy: row.consent_explained_by,
            witness: row.consent_witness,
            signedAt: row.consent_signed_at,
            recordedBy: row.consent_recorder_name ?? '',
            isSignedOnScreen: row.consent_id !== null,
            isComplete: !row.consent_lacks_surgeon,
            procedureName: row.consent_procedure,
            laterality: row.consent_laterality,
          },
    actualStartTime: row.actual_start,
    actualEndTime: row.actual_end,
    actualDuration: row.actual_minutes,
  });
}

function named({ id, name }: { id: string; name: string }) {
  return { id, name };
}

/** The record's own values without what patient, theatre and people are called, for the audit trail. */
export function auditValues(found: SurgicalCase) {
  const { patient, theatre, surgeon, assistantSurgeon, anesthesiologist, nurses, ...rest } = found;
  const {
    overbooked,
    outsideSession,
    weight: _weight,
    bloodType: _bloodType,
    hasSide: _hasSide,
    ...values
  } = rest;
  return {
    ...values,
    patientId: patient.id,
    theatreId: theatre?.id ?? null,
    surgeonId: surgeon?.id ?? null,
    assistantSurgeonId: assistantSurgeon?.id ?? null,
    anesthesiologistId: anesthesiologist?.id ?? null,
    nurseIds: nurses.map(({ id }) => id),
    overbookedBy: overbooked?.userId ?? null,
    overbookReason: overbooked?.reason ?? null,
    outsideSessionBy: outsideSession?.userId ?? null,
    outsideSessionReason: outsideSession?.reason ?? null,
  };
}
