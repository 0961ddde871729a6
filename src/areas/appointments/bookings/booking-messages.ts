import type { CallContext } from '#server/call-context.ts';
import type { MessageEvent, MessageEventType } from '#kernel/messages/message-event.ts';
import { publishEvents } from '#server/points/events.ts';
import type { Appointment } from '../appointments/appointment.contract.ts';
import { doctorRows } from '../doctors/doctor.queries.ts';

type Told = Pick<CallContext, 'db' | 'tenantId' | 'clock' | 'announce' | 'fillings'>;

const all = [
  'appointment_created',
  'appointment_updated',
  'appointment_reminder',
] as const satisfies readonly MessageEventType[];

const isPlanned = ({ status }: Pick<Appointment, 'status'>) =>
  status === 'scheduled' || status === 'confirmed';

/** Has the patient told of a new appointment, and reminded of it. */
export async function publishBooked(context: Told, now: Appointment): Promise<void> {
  if (!isPlanned(now)) return;
  const userIds = await doctorOf(context, now);
  await publishEvents(context, [eventOf('appointment_created', now, userIds), reminderOf(now)]);
}

/**
 * Has the patient told of what a change means to them: another time or doctor, or that it is cancelled. What is unsent of
 * the appointment as it was is cancelled; nobody is reminded of what is over.
 */
export async function publishChanged(
  context: Told,
  before: Pick<Appointment, 'status' | 'startTime'> & { doctorId: string | null; patientId: string },
  now: Appointment,
): Promise<void> {
  if (!isPlanned(now)) {
    if (!isPlanned(before)) return;
    if (now.status !== 'cancelled') return forgetAppointment(context, now.id);
    const userIds = await doctorOf(context, now);
    return publishEvents(context, [{ ...eventOf('appointment_cancelled', now, userIds), replaces: all }]);
  }
  const isOther = now.patient.id !== before.patientId;
  if (!isPlanned(before) || isOther) {
    if (isOther) await forgetAppointment(context, now.id);
    return publishBooked(context, now);
  }
  const hasMoved = Date.parse(now.startTime) !== Date.parse(before.startTime);
  if (!hasMoved && now.doctor?.id === (before.doctorId ?? undefined)) return;
  const userIds = await doctorOf(context, now);
  await publishEvents(context, [
    { ...eventOf('appointment_updated', now, userIds), replaces: all },
    reminderOf(now),
  ]);
}

/** Cancels what is unsent of an appointment that is over, or was deleted. */
export function forgetAppointment(context: Told, id: string): Promise<void> {
  const subject = `appointment/${id}`;
  return publishEvents(context, [
    { type: 'appointment_cancelled', subject, occurrence: 'gone', replaces: all, isSilent: true },
  ]);
}

function eventOf(type: MessageEventType, now: Appointment, userIds: readonly string[]): MessageEvent {
  const { id, patient, doctor, startTime } = now;
  return {
    type,
    subject: `appointment/${id}`,
    occurrence: type === 'appointment_created' ? '' : String(now.version),
    patientId: patient.id,
    userIds,
    words: {
      patientName: `${patient.firstName} ${patient.lastName}`.trim(),
      doctorName: doctor?.name ?? '',
    },
    instants: { appointment: startTime },
    department: doctor?.specialty ?? null,
    link: `/dashboard/scheduling?appointmentId=${id}`,
  };
}

/** Reminders are of the appointment's time, so moved away and back it is reminded of once. */
export function reminderOf(now: Appointment): MessageEvent {
  const { startTime } = now;
  return { ...eventOf('appointment_reminder', now, []), occurrence: startTime, before: startTime };
}

async function doctorOf({ db, tenantId }: Told, { doctor }: Appointment): Promise<string[]> {
  const row = doctor && (await doctorRows.select(db, tenantId, doctor.id));
  return row?.user_id ? [row.user_id] : [];
}
