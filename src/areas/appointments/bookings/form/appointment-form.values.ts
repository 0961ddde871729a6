import { z } from 'zod';
import { isInstant } from '#kernel/time/time-zone.ts';
import type { Appointment } from '../../appointments/appointment.contract.ts';
import { issue } from '../../appointments/appointment.issues.ts';
import {
  endsAfterStart,
  isShortEnough,
  maxHours,
  type TimeSpan,
} from '../../appointments/appointment.rules.ts';
import { appointmentFields } from '../booking.contract.ts';

/** The server's own rules, also those over two fields. */
export const appointmentFormSchema = formSchema(z.strictObject(appointmentFields));

/** The same where the form shows no words: they are not sent either. */
export const closedFormSchema = formSchema(z.strictObject({ ...appointmentFields, title: z.string() }));

function formSchema<Fields extends z.ZodType<TimeSpan>>(fields: Fields): Fields {
  return fields
    .refine(endsAfterStart, { path: ['endTime'], error: issue('endBeforeStart') })
    .refine(isShortEnough, { path: ['endTime'], error: issue('tooLong', { hours: maxHours }) });
}

/** The values of the fields; empty text means that there is none. */
export type AppointmentFormValues = z.input<typeof appointmentFormSchema>;

/** What a new appointment starts with; times are instants as ISO text in UTC. */
export interface BookingStart {
  patientId?: string | undefined;
  doctorId?: string | null | undefined;
  startTime?: string | undefined;
  endTime?: string | undefined;
}

/** The first values for a new appointment. */
export function newValues(start: BookingStart): AppointmentFormValues {
  return {
    patientId: start.patientId ?? '',
    doctorId: start.doctorId ?? null,
    title: '',
    description: '',
    startTime: start.startTime ?? '',
    endTime: start.endTime ?? '',
    type: 'consultation',
    status: 'scheduled',
    notes: '',
  };
}

/** The first values for the edit of an appointment. */
export function valuesOf(appointment: Appointment): AppointmentFormValues {
  return {
    patientId: appointment.patient.id,
    doctorId: appointment.doctor?.id ?? null,
    title: appointment.title ?? '',
    description: appointment.description ?? '',
    startTime: appointment.startTime,
    endTime: appointment.endTime,
    type: appointment.type,
    status: appointment.status,
    notes: appointment.notes ?? '',
  };
}

const minuteMs = 60_000;

/** The length of a new appointment until somebody sets another. */
export const defaultMs = 30 * minuteMs;

/** How long an appointment is; undefined while its times are not both complete and in order. */
export function lengthOf({ startTime, endTime }: { startTime: string; endTime: string }): number | undefined {
  const length = Date.parse(endTime) - Date.parse(startTime);
  return isInstant(startTime) && isInstant(endTime) && length > 0 ? length : undefined;
}

/** The end that goes with another start. */
export function endFor(startTime: string, lengthMs: number): string {
  return new Date(Date.parse(startTime) + lengthMs).toISOString();
}
