import { z } from 'zod';
import type { Appointment } from '../../appointments/appointment.contract.ts';
import { endsAfterStart, isShortEnough, longestHours } from '../../appointments/appointment.rules.ts';
import { t } from '../../appointments/appointments.texts.ts';
import { appointmentFields } from '../booking.contract.ts';
import type { BookingStart } from '../../appointments/list/use-desk.ts';

/** What stands in the fields; empty text stands for nothing. */
export type AppointmentFormValues = z.input<ReturnType<typeof appointmentFormSchema>>;

/** The server's own rules, also those over two fields. */
export function appointmentFormSchema() {
  return z
    .strictObject(appointmentFields)
    .refine(endsAfterStart, { path: ['endTime'], error: t('endFollowsStart') })
    .refine(isShortEnough, { path: ['endTime'], error: t('lastsAtMost', { hours: longestHours }) });
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

const usualMinutes = 30;

/** The end that goes with another start: as long as before, or half an hour. */
export function endFor(startTime: string, before: { startTime: string; endTime: string }): string {
  const length = Date.parse(before.endTime) - Date.parse(before.startTime);
  const lengthMs = length > 0 ? length : usualMinutes * 60_000;
  return new Date(Date.parse(startTime) + lengthMs).toISOString();
}
