import {
  bookAppointment,
  completeAppointment,
  findDoctorOfUser,
} from '#areas/appointments/appointments.public.ts';
import { findVitalSigns } from '#areas/vitals/vitals.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError, invalidFields, isAppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { instantOf } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import type { ConsultationContent } from '../content/consultation-content.contract.ts';
import { consultationPaper, writeConsultation } from '../consultation-reading.service.ts';
import type * as contract from '../consultation.contract.ts';
import type { Consultation } from '../consultation.contract.ts';
import { issue } from '../consultation.issues.ts';
import type { ConsultationRow } from '../consultation.queries.ts';
import { openOwnDraft } from './drafting.service.ts';
import { insertNotes, selectCodes, type StoredNote } from '../content/note.queries.ts';

/** How long a follow-up is booked for; the desk moves it where it takes longer. */
const followUpMinutes = 15;
const minuteMs = 60_000;
/** A diagnosis would tell everybody who reads appointments, and bills, what the patient has. */
const followUpTitle = 'Follow-up';

/**
 * Signs a draft with what its author has last typed, books the follow-up and completes the appointment, all or nothing.
 * @throws AppError as `openOwnDraft`, STALE with the stored record, INVALID_INPUT at the field
 */
export async function signConsultation(
  context: CallContext,
  { consultationId, version, vitalSignsId, ...content }: CallInput<typeof contract.signConsultation>,
): Promise<Consultation> {
  const { db, tenantId } = context;
  const row = await openOwnDraft(context, consultationId);
  const codes = await codesOf(context, content);
  if (vitalSignsId) await refuseSigns(context, row, vitalSignsId);
  const follow_up_appointment_id = await bookFollowUp(context, row, content);
  const signedAt = context.clock.now().toISOString();
  const signed = { status: 'signed', draft: null, closed_at: signedAt, follow_up_appointment_id } as const;
  await writeConsultation(context, { row, version }, signed);
  const diagnoses = content.diagnoses.map((diagnosis, position) => ({
    tenant_id: tenantId,
    consultation_id: row.id,
    position,
    diagnosis_id: diagnosis.diagnosisId,
    code: diagnosis.diagnosisId ? codes.get(diagnosis.diagnosisId)! : null,
    title: diagnosis.title,
    certainty: diagnosis.certainty,
    is_primary: diagnosis.isPrimary,
  }));
  await insertNotes(db, [noteOf(row, content, { signedAt, vital_signs_id: vitalSignsId })], diagnoses);
  if (row.appointment_id) await completeAppointment(context, row.appointment_id);
  return consultationPaper.changed(context, row.id, {
    action: 'SIGN',
    oldValues: { status: 'draft' },
    newValues: {
      status: 'signed',
      patientId: row.patient_id,
      appointmentId: row.appointment_id,
      vitalSignsId,
      followUpAppointmentId: follow_up_appointment_id,
    },
  });
}

/** The codes of the chosen diagnoses. @throws AppError NOT_FOUND for one that the hospital does not have */
async function codesOf({ db, tenantId }: CallContext, { diagnoses }: ConsultationContent) {
  const chosen = diagnoses.flatMap(({ diagnosisId }) => diagnosisId ?? []);
  const codes = await selectCodes(db, tenantId, chosen);
  if (chosen.some((id) => !codes.has(id))) throw new AppError('NOT_FOUND');
  return codes;
}

/** @throws AppError NOT_FOUND for a set of somebody else, INVALID_INPUT for one that counts no longer */
async function refuseSigns({ db, tenantId }: CallContext, row: ConsultationRow, vitalSignsId: string) {
  const set = await findVitalSigns(db, tenantId, vitalSignsId);
  if (set?.patient.id !== row.patient_id) throw new AppError('NOT_FOUND');
  if (set.enteredInError) throw invalidFields({ vitalSignsId: issue('signsInError') });
}

/**
 * The id of the appointment that was booked; null where no time was given. Its note is for who prepares it, and stays
 * with a consultation that is sensitive.
 */
async function bookFollowUp(
  context: CallContext,
  row: ConsultationRow,
  content: ConsultationContent,
): Promise<string | null> {
  const { db, tenantId, actor, clock } = context;
  const { followUpDate: day, followUpTime: time } = content;
  if (day !== null && day < todayOf(context)) throw invalidFields({ followUpDate: issue('followUpInPast') });
  if (day === null || time === null) return null;
  const permission = 'appointments.write';
  if (!can(actor, permission)) throw new AppError('FORBIDDEN', { permission });
  const startTime = instantOf(actor.timeZone, `${day}T${time}`);
  const startMs = Date.parse(startTime);
  if (startMs <= clock.now().getTime()) throw invalidFields({ followUpTime: issue('followUpInPast') });
  const doctor = await findDoctorOfUser(db, tenantId, actor.userId);
  try {
    const { id } = await bookAppointment(context, {
      patientId: row.patient_id,
      doctorId: doctor?.id ?? null,
      title: followUpTitle,
      description: null,
      startTime,
      endTime: new Date(startMs + followUpMinutes * minuteMs).toISOString(),
      type: 'follow_up',
      status: 'scheduled',
      notes: row.is_sensitive ? null : content.followUpNote,
    });
    return id;
  } catch (error) {
    if (isAppError(error, 'APPOINTMENT_CLASH')) throw invalidFields({ followUpTime: issue('followUpClash') });
    throw error;
  }
}

function noteOf(
  row: ConsultationRow,
  content: ConsultationContent,
  { signedAt, vital_signs_id }: { signedAt: string; vital_signs_id: string | null },
): StoredNote {
  return {
    tenant_id: row.tenant_id,
    consultation_id: row.id,
    patient_id: row.patient_id,
    signed_by: row.author_id,
    consultation_status: 'signed',
    signed_at: signedAt,
    reason: content.reason,
    history: content.history,
    examination: content.examination,
    plan: content.plan,
    referred_to: content.referredTo,
    vital_signs_id,
    follow_up_date: content.followUpDate,
    follow_up_note: content.followUpNote,
  };
}
