import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { changeable, seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import {
  appointment,
  appointmentId,
  appointmentStatuses,
  appointmentTypes,
} from '../appointments/appointment.contract.ts';
import { issue } from '../appointments/appointment.issues.ts';

const earliest = '2000-01-01T00:00:00.000Z';
const latest = '2200-01-01T00:00:00.000Z';

const instant = instantText(issue('timeMissing')).refine(
  (text) => text >= earliest && text < latest,
  issue('timeOutOfRange'),
);

/** What a person types into the appointment form. */
export const appointmentFields = {
  patientId: z.uuid(issue('patientMissing')),
  doctorId: z
    .uuid(issue('doctorMissing'))
    .nullish()
    .transform((id) => id ?? null),
  title: requiredText(200),
  description: optionalText(2000),
  startTime: instant,
  endTime: instant,
  type: z.enum(appointmentTypes),
  status: z.enum(appointmentStatuses),
  notes: optionalText(2000),
};

/** The same as they are stored: parsed, with null for what is not there. */
export const bookedFields = z.strictObject(appointmentFields);

export type AppointmentFields = z.output<typeof bookedFields>;

/** Books over a clash; needs the permission `appointments.overbook`. */
const bookAnyway = z.strictObject({ reason: requiredText(500) });
export type BookAnyway = z.output<typeof bookAnyway>;

export const bookAppointment = defineCall('appointments.book', {
  address: 'POST /appointments',
  access: 'appointments.write',
  forMachines: 'patients book by a page or a telephone service of the hospital',
  summary: 'Book an appointment',
  input: z.strictObject({
    ...appointmentFields,
    type: appointmentFields.type.default('consultation'),
    status: appointmentFields.status.default('scheduled'),
    bookAnyway: bookAnyway.optional(),
  }),
  output: appointment,
  errors: ['APPOINTMENT_CLASH', 'PATIENT_DECEASED'],
});

export const updateAppointment = defineCall('appointments.update', {
  address: 'PATCH /appointments/{appointmentId}',
  access: 'appointments.write',
  forMachines: 'patients move by a page or a telephone service what they booked',
  summary: 'Change or move an appointment; fields left out stay, null clears an optional one',
  input: z.strictObject({
    appointmentId,
    version: seenVersion,
    ...changeable(appointmentFields),
    bookAnyway: bookAnyway.optional(),
  }),
  output: appointment,
  errors: ['STALE', 'APPOINTMENT_CLASH', 'PATIENT_DECEASED'],
});

export const deleteAppointment = defineCall('appointments.delete', {
  address: 'DELETE /appointments/{appointmentId}',
  access: 'appointments.delete',
  summary: 'Delete an appointment for good; what it was stays in the audit trail',
  input: z.strictObject({ appointmentId, version: z.coerce.number().int().min(1) }),
  output: z.strictObject({ deleted: z.literal(true) }),
  errors: ['STALE', 'APPOINTMENT_IN_USE'],
});

export const cancelUpcomingAppointments = defineCall('appointments.cancelUpcoming', {
  address: 'POST /patients/{patientId}/upcoming-appointments/cancellation',
  access: 'appointments.delete',
  summary: 'Cancel every planned appointment of a patient that is still to come, such as after a death',
  input: z.strictObject({ patientId: z.uuid() }),
  output: z.strictObject({ cancelled: z.number().int() }),
  errors: ['STALE'],
});

export const recordAppointmentPrint = defineCall('appointments.recordPrint', {
  address: 'POST /appointments/{appointmentId}/prints',
  access: 'appointments.read',
  summary: 'Record that the slip of an appointment was printed or downloaded',
  input: z.strictObject({ appointmentId, output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
