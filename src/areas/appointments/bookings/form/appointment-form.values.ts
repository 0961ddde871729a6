import { z } from 'zod';
import type { Appointment } from '../../appointments/appointment.contract.ts';
import { issue } from '../../appointments/appointment.issues.ts';
import { endsAfterStart, isShortEnough, maxHours } from '../../appointments/appointment.rules.ts';
import { appointmentFields } from '../booking.contract.ts';

/** The server's own rules, also those over two fields. */
export const appointmentFormSchema = z
  .strictObject(appointmentFields)
  .refine(endsAfterStart, { path: ['endTime'], error: issue('endBeforeStart') })
  .refine(isShortEnough, { path: ['endTime'], error: issue('tooLong', { hours: maxHours }) });

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
    title: appointment.title,
    description: appointment.description ?? '',
    startTime: appointment.startTime,
    endTime: appointment.endTime,
    type: appointment.type,
    status: appointment.status,
    notes: appointment.notes ?? '',
  };
}

/** The length of a new appointment until somebody sets another. */
export const defaultMinutes = 30;

/** The end that goes with another start: as long as before, or the default length. */
export function endFor(startTime: string, before: { startTime: string; endTime: string }): string {
  const length = Date.parse(before.endTime) - Date.parse(before.startTime);
  const lengthMs = length > 0 ? length : defaultMinutes * 60_000;
  return new Date(Date.parse(startTime) + lengthMs).toISOString();
}
