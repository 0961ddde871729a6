import { findAppointment } from '#areas/appointments/appointments.public.ts';
import { openRecord } from '#areas/patients/patients.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { mapPage, type Page } from '#kernel/page.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { emptyDraft } from './content/consultation-content.contract.ts';
import {
  consultationPaper,
  openConsultation,
  openReadable,
  readWhole,
  writeConsultation,
} from './consultation-reading.service.ts';
import type * as contract from './consultation.contract.ts';
import type { Consultation, ConsultationSummary } from './consultation.contract.ts';
import { issue } from './consultation.issues.ts';
import { insertConsultations, selectConsultations, selectOfAppointment } from './consultation.queries.ts';
import { isClosedTo, toSummary } from './consultation.record.ts';

export async function listConsultations(
  context: CallContext,
  { view, from, to, authorId, status, ...request }: CallInput<typeof contract.listConsultations>,
): Promise<Page<ConsultationSummary>> {
  const { db, tenantId, actor } = context;
  const today = view === 'today' ? todayOf(context) : undefined;
  const [first, last] = [today ?? from, today ?? to];
  return mapPage(
    await selectConsultations(db, tenantId, {
      ...request,
      authorId: view === 'all' ? authorId : actor.userId,
      status: view === 'drafts' ? 'draft' : status,
      startedFrom: first && dayBounds(actor.timeZone, first).start,
      startedBefore: last && dayBounds(actor.timeZone, last).end,
    }),
    (row) => toSummary(row, isClosedTo(actor, row)),
  );
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED */
export async function getConsultation(
  context: CallContext,
  { consultationId }: CallInput<typeof contract.getConsultation>,
): Promise<Consultation> {
  const opened = await openConsultation(context, consultationId);
  const { row, isClosed, emergencyAccessId } = opened;
  context.audit({
    action: 'VIEW',
    resource: 'consultations',
    resourceId: row.id,
    newValues: { patientId: row.patient_id, isClosed, ...(emergencyAccessId && { emergencyAccessId }) },
  });
  return readWhole(context, opened);
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED, CONSULTATION_EXISTS with the one that the appointment has */
export async function startConsultation(
  context: CallContext,
  { patientId, appointmentId }: CallInput<typeof contract.startConsultation>,
): Promise<Consultation> {
  const { db, tenantId, actor, clock } = context;
  const { row: patient } = await openRecord(context, patientId);
  if (patient.status === 'inactive') throw invalidFields({ patientId: issue('patientInactive') });
  if (patient.date_of_death !== null) {
    throw invalidFields({ patientId: issue('patientDeceased', { day: patient.date_of_death }) });
  }
  if (appointmentId) await refuseAppointment(context, appointmentId, patientId);
  const now = clock.now().toISOString();
  const id = newId();
  const row = {
    tenant_id: tenantId,
    id,
    patient_id: patientId,
    appointment_id: appointmentId,
    author_id: actor.userId,
    status: 'draft' as const,
    is_sensitive: false,
    is_entered_in_error: false,
    draft: JSON.stringify(emptyDraft),
    follow_up_appointment_id: null,
    started_at: now,
    closed_at: null,
    updated_at: now,
    version: 1,
  };
  await refusing(insertConsultations(db, [row]), {
    consultation_of_appointment: () => new AppError('CONSULTATION_EXISTS'),
  });
  return consultationPaper.changed(context, id, {
    action: 'CREATE',
    newValues: { patientId, appointmentId },
  });
}

async function refuseAppointment(context: CallContext, appointmentId: string, patientId: string) {
  const { db, tenantId } = context;
  const appointment = await findAppointment(db, tenantId, appointmentId);
  if (!appointment) throw new AppError('NOT_FOUND');
  if (appointment.patientId !== patientId) {
    throw invalidFields({ appointmentId: issue('otherPatientsAppointment') });
  }
  if (appointment.status === 'cancelled') {
    throw invalidFields({ appointmentId: issue('appointmentCancelled') });
  }
  const there = await selectOfAppointment(db, tenantId, appointmentId);
  if (there)
    throw new AppError('CONSULTATION_EXISTS', { consultationId: there.id, authorName: there.author_name });
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED, CONSULTATION_SENSITIVE, STALE with the stored record */
export async function markConsultationSensitive(
  context: CallContext,
  { consultationId, version, isSensitive, reason }: CallInput<typeof contract.markConsultationSensitive>,
): Promise<Consultation> {
  const { row } = await openReadable(context, consultationId);
  await writeConsultation(context, { row, version }, { is_sensitive: isSensitive });
  return consultationPaper.changed(context, row.id, {
    action: 'UPDATE',
    oldValues: { isSensitive: row.is_sensitive },
    newValues: { isSensitive, reason, patientId: row.patient_id },
  });
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED, CONSULTATION_SENSITIVE, WRONG_STATE before it is signed */
export async function recordConsultationPrint(
  context: CallContext,
  { consultationId, output }: CallInput<typeof contract.recordConsultationPrint>,
) {
  const { row, emergencyAccessId } = await openReadable(context, consultationId);
  if (row.status !== 'signed') throw new AppError('WRONG_STATE', { state: row.status });
  return consultationPaper.printed(context, row, {
    document: 'consultation',
    output,
    patientId: row.patient_id,
    ...(emergencyAccessId && { emergencyAccessId }),
  });
}
