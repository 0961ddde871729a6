import { notify } from '#areas/notifications/notifications.public.ts';
import { findPatient } from '#areas/patients/patients.public.ts';
import { refusingReferenced } from '#database/constraint-errors.ts';
import type { CallContext } from '#database/handler.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { notice } from '../appointments.notices.ts';
import type { Appointment } from '../appointments/appointment.contract.ts';
import { issue } from '../appointments/appointment.issues.ts';
import { countChange } from '../figures/appointment.figures.ts';
import { auditValues, columnsOf, fieldsOf, toAppointment } from '../appointments/appointment.record.ts';
import {
  appointmentTopic,
  endsAfterStart,
  isShortEnough,
  maxHours,
  type TimeSpan,
} from '../appointments/appointment.rules.ts';
import { requireAppointment } from '../appointments/appointment.service.ts';
import { claimTime, refuseOverbooking, refusingOverlap } from './booking-clash.service.ts';
import type * as contract from './booking.contract.ts';
import { appointmentRows, deleteAppointmentRow, insertAppointments } from './booking.queries.ts';
import { type DoctorRow, lockDoctor } from '../doctors/doctor.queries.ts';

/** @throws AppError APPOINTMENT_CLASH with what the doctor already has at that time, unless it is booked anyway. */
export async function bookAppointment(
  context: CallContext,
  input: CallInput<typeof contract.bookAppointment>,
): Promise<Appointment> {
  const { db, tenantId } = context;
  const { bookAnyway, ...fields } = input;
  refuseOverbooking(context, bookAnyway);
  refuseBadSpan(fields);
  const [, doctor] = await Promise.all([
    requireActivePatient(context, fields.patientId),
    fields.doctorId === null ? null : requireDoctor(context, fields.doctorId, true),
  ]);
  const id = newId();
  const now = context.clock.now().toISOString();
  const bookedAnyway = await claimTime(context, {
    appointmentId: id,
    before: null,
    after: fields,
    bookAnyway,
  });
  const row = {
    tenant_id: tenantId,
    id,
    ...columnsOf(fields),
    ...bookedAnyway,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  context.sendOff(refusingOverlap(insertAppointments(db, [row])));
  context.sendOff(countChange(context, null, fields));
  const appointment = toAppointment(await requireAppointment(context, id));
  await tellDoctor(context, doctor, appointment);
  context.audit({
    action: 'CREATE',
    resource: 'appointments',
    resourceId: id,
    newValues: auditValues(appointment),
  });
  context.announce('appointments');
  return appointment;
}

/** @throws AppError STALE with the stored record, APPOINTMENT_CLASH with what the doctor has at the new time. */
export async function updateAppointment(
  context: CallContext,
  input: CallInput<typeof contract.updateAppointment>,
): Promise<Appointment> {
  const { db, tenantId } = context;
  const { appointmentId, version, bookAnyway, ...changes } = input;
  refuseOverbooking(context, bookAnyway);
  const stored = await requireAppointment(context, appointmentId);
  const before = fieldsOf(stored);
  const after = { ...before, ...withoutAbsent(changes) };
  refuseBadSpan(after);
  if (after.patientId !== before.patientId) await requireActivePatient(context, after.patientId);
  if (after.doctorId) await requireDoctor(context, after.doctorId, after.doctorId !== before.doctorId);
  if (stored.version !== version) throw new AppError('STALE', { current: toAppointment(stored) });
  const { booked_anyway, booked_anyway_by, booked_anyway_reason } = stored;
  const bookedAnyway = await claimTime(context, {
    appointmentId,
    before: { ...before, stored: { booked_anyway, booked_anyway_by, booked_anyway_reason } },
    after,
    bookAnyway,
  });
  const updated_at = context.clock.now().toISOString();
  const values = { ...columnsOf(after), ...bookedAnyway, updated_at };
  const seen = { tenantId, id: appointmentId, version };
  const written = await refusingOverlap(appointmentRows.update(db, seen, values));
  const now = toAppointment(await requireAppointment(context, appointmentId));
  if (!written) throw new AppError('STALE', { current: now });
  await countChange(context, before, after);
  context.audit({
    action: 'UPDATE',
    resource: 'appointments',
    resourceId: appointmentId,
    ...changedFields(auditValues(toAppointment(stored)), auditValues(now)),
  });
  context.announce('appointments');
  context.announce(appointmentTopic(appointmentId));
  return now;
}

function withoutAbsent<T extends object>(changes: T) {
  type Given = { [Key in keyof T]?: Exclude<T[Key], undefined> };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Given;
}

/**
 * @throws AppError STALE with the stored record when somebody else changed it meanwhile; APPOINTMENT_IN_USE when an
 * invoice, an order or a referral names it: then it can be cancelled.
 */
export async function deleteAppointment(
  context: CallContext,
  { appointmentId, version }: CallInput<typeof contract.deleteAppointment>,
) {
  const { db, tenantId } = context;
  const stored = await requireAppointment(context, appointmentId);
  // Foreign keys alone know everything that names an appointment.
  const isDeleted = await refusingReferenced(
    deleteAppointmentRow(db, tenantId, appointmentId, version),
    () => new AppError('APPOINTMENT_IN_USE'),
  );
  if (!isDeleted) {
    throw new AppError('STALE', { current: toAppointment(await requireAppointment(context, appointmentId)) });
  }
  await countChange(context, fieldsOf(stored), null);
  context.audit({
    action: 'DELETE',
    resource: 'appointments',
    resourceId: appointmentId,
    oldValues: auditValues(toAppointment(stored)),
  });
  context.announce('appointments');
  context.announce(appointmentTopic(appointmentId));
  return { deleted: true as const };
}

export async function recordAppointmentPrint(
  context: CallContext,
  { appointmentId, output }: CallInput<typeof contract.recordAppointmentPrint>,
) {
  await requireAppointment(context, appointmentId);
  context.audit({
    action: 'PRINT',
    resource: 'appointments',
    resourceId: appointmentId,
    newValues: { document: 'appointment slip', output },
  });
  return { recorded: true as const };
}

function refuseBadSpan(span: TimeSpan): void {
  if (!endsAfterStart(span)) throw invalidFields({ endTime: issue('endBeforeStart') });
  if (!isShortEnough(span)) throw invalidFields({ endTime: issue('tooLong', { hours: maxHours }) });
}

async function requireActivePatient({ db, tenantId }: CallContext, id: string): Promise<void> {
  const patient = await findPatient(db, tenantId, id);
  if (!patient) throw new AppError('NOT_FOUND');
  if (patient.status === 'inactive') {
    throw invalidFields({ patientId: issue('patientInactive') });
  }
}

/** The doctor, locked; `isNew` when the appointment was with another doctor before, or with none. */
async function requireDoctor(context: CallContext, id: string, isNew: boolean): Promise<DoctorRow> {
  const { db, tenantId } = context;
  context.letGoBeforeDisk();
  const doctor = await lockDoctor(db, tenantId, id);
  if (!doctor) throw new AppError('NOT_FOUND');
  if (isNew && doctor.status === 'inactive') {
    throw invalidFields({ doctorId: issue('doctorInactive') });
  }
  return doctor;
}

async function tellDoctor(
  context: CallContext,
  doctor: DoctorRow | null,
  { id, title, patient, startTime }: Appointment,
): Promise<void> {
  if (!doctor?.user_id || doctor.user_id === context.actor.userId) return;
  await notify(context, {
    userId: doctor.user_id,
    notice: notice('booked', {
      title,
      patient: `${patient.firstName} ${patient.lastName}`,
      start: startTime,
    }),
    link: `/dashboard/scheduling?appointmentId=${id}`,
  });
}
