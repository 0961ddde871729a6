import { notify } from '#areas/notifications/notifications.public.ts';
import { findPatient, type KnownPatient } from '#areas/patients/patients.public.ts';
import { findGrants } from '#areas/people/people.public.ts';
import { findSensitiveAuthor } from '#database/closed-records/made-from.ts';
import { refusingReferenced } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { writeNextVersion } from '#server/records/next-version.ts';
import { refuseStateChange } from '#kernel/access/guarded-states.ts';
import { seesRestricted } from '#kernel/access/withheld.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields, given } from '#kernel/changed-fields.ts';
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
import { forgetAppointment, publishBooked, publishChanged } from './booking-messages.ts';
import { claimTime, refuseOverbooking, refusingOverlap } from './booking-clash.service.ts';
import type * as contract from './booking.contract.ts';
import { refuseDeceased } from './deceased-patient.service.ts';
import { appointmentRows, insertAppointments } from './booking.queries.ts';
import { type DoctorRow, lockDoctor } from '../doctors/doctor.queries.ts';

/** @throws AppError APPOINTMENT_CLASH with what the doctor already has at that time, unless it is booked anyway. */
export async function bookAppointment(
  context: CallContext,
  input: CallInput<typeof contract.bookAppointment>,
): Promise<Appointment> {
  const { db, tenantId } = context;
  const { bookAnyway, ...fields } = input;
  refuseOverbooking(context, bookAnyway);
  refuseStateChange(context.actor, 'appointment', null, fields.status);
  refuseBadSpan(fields);
  const [patient, doctor] = await Promise.all([
    requireActivePatient(context, fields.patientId),
    fields.doctorId === null ? null : requireDoctor(context, fields.doctorId, true),
  ]);
  refuseDeceased(context, patient, null, fields);
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
  await tellDoctor(context, doctor, appointment, 'booked');
  await publishBooked(context, appointment);
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
  const { appointmentId, version, bookAnyway, ...changes } = input;
  refuseOverbooking(context, bookAnyway);
  const stored = await requireAppointment(context, appointmentId);
  const before = fieldsOf(stored);
  const after = { ...before, ...given(changes) };
  refuseStateChange(context.actor, 'appointment', before.status, after.status);
  refuseBadSpan(after);
  const patient =
    after.patientId === before.patientId
      ? await requirePatient(context, after.patientId)
      : await requireActivePatient(context, after.patientId);
  refuseDeceased(context, patient, before, after);
  const doctor = after.doctorId
    ? await requireDoctor(context, after.doctorId, after.doctorId !== before.doctorId)
    : null;
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
  const seen = { id: appointmentId, version };
  const read = async () => toAppointment(await requireAppointment(context, appointmentId));
  await refusingOverlap(writeNextVersion(context, appointmentRows, seen, values, read));
  const now = await read();
  await countChange(context, before, after);
  await tellOfChange(context, doctor, before, now);
  await publishChanged(context, before, now);
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
    appointmentRows.remove(db, { tenantId, id: appointmentId, version }),
    () => new AppError('APPOINTMENT_IN_USE'),
  );
  if (!isDeleted) {
    throw new AppError('STALE', { current: toAppointment(await requireAppointment(context, appointmentId)) });
  }
  await countChange(context, fieldsOf(stored), null);
  await forgetAppointment(context, appointmentId);
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

async function requirePatient({ db, tenantId }: CallContext, id: string): Promise<KnownPatient> {
  const patient = await findPatient(db, tenantId, id);
  if (!patient) throw new AppError('NOT_FOUND');
  return patient;
}

async function requireActivePatient(context: CallContext, id: string): Promise<KnownPatient> {
  const patient = await requirePatient(context, id);
  if (patient.status === 'inactive') throw invalidFields({ patientId: issue('patientInactive') });
  return patient;
}

/** The doctor, locked; `isNew` when the appointment was with another doctor before, or with none. */
async function requireDoctor(context: CallContext, id: string, isNew: boolean): Promise<DoctorRow> {
  const { db, tenantId } = context;
  context.counting.letGoBeforeDisk();
  const doctor = await lockDoctor(db, tenantId, id);
  if (!doctor) throw new AppError('NOT_FOUND');
  if (isNew && doctor.status === 'inactive') {
    throw invalidFields({ doctorId: issue('doctorInactive') });
  }
  return doctor;
}

/** What a change means to the doctors whose day it is; nothing where only words changed. */
async function tellOfChange(
  context: CallContext,
  doctor: DoctorRow | null,
  before: { doctorId: string | null; startTime: string; status: Appointment['status'] },
  now: Appointment,
): Promise<void> {
  if (doctor?.id !== (before.doctorId ?? undefined)) {
    const former = before.doctorId ? await lockDoctor(context.db, context.tenantId, before.doctorId) : null;
    await tellDoctor(context, former ?? null, { ...now, startTime: before.startTime }, 'passedOn');
    return tellDoctor(context, doctor, now, 'booked');
  }
  if (now.status === 'cancelled' && before.status !== 'cancelled') {
    return tellDoctor(context, doctor, now, 'cancelled');
  }
  const hasMoved = Date.parse(now.startTime) !== Date.parse(before.startTime);
  if (hasMoved && now.status !== 'cancelled')
    await tellDoctor(context, doctor, now, 'moved', before.startTime);
}

async function tellDoctor(
  context: CallContext,
  doctor: DoctorRow | null,
  { id, title, patient, startTime }: Appointment,
  what: Told,
  before = startTime,
): Promise<void> {
  if (!doctor?.user_id || doctor.user_id === context.actor.userId) return;
  const facts = { patient: `${patient.firstName} ${patient.lastName}`.trim(), start: startTime };
  const grants = await findGrants(context.db, context.tenantId, [doctor.user_id]);
  const held = grants.get(doctor.user_id);
  const author = await findSensitiveAuthor(context.db, context.tenantId, { appointmentId: id });
  const isOpen = !patient.isRestricted && (author === undefined || author === doctor.user_id);
  const seesTitle = isOpen || (held !== undefined && seesRestricted(held));
  await notify(context, {
    userId: doctor.user_id,
    notice: seesTitle
      ? openNotice(what, { ...facts, title: title ?? '' }, before)
      : closedNotice(what, facts, before),
    link: `/dashboard/scheduling?appointmentId=${id}`,
  });
}

type Told = 'booked' | 'moved' | 'passedOn' | 'cancelled';

function openNotice(what: Told, facts: { title: string; patient: string; start: string }, before: string) {
  return what === 'moved' ? notice('moved', { ...facts, before }) : notice(what, facts);
}

function closedNotice(what: Told, facts: { patient: string; start: string }, before: string) {
  return what === 'moved' ? notice('movedClosed', { ...facts, before }) : notice(`${what}Closed`, facts);
}
