import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { rowPatient, withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { versioned } from '#kernel/records/record-fields.ts';
import { requiredText } from '#kernel/text.ts';
import { daysBetween } from '#kernel/time/calendar-date.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { issue } from './appointment.issues.ts';

export const appointmentStatuses = ['scheduled', 'confirmed', 'completed', 'cancelled'] as const;
export const appointmentTypes = ['consultation', 'follow_up', 'procedure'] as const;

export const appointment = z.strictObject({
  id: z.uuid(),
  patient: namedPatient.extend({
    phone: z.string().nullable(),
  }),
  doctor: z.strictObject({ id: z.uuid(), name: z.string(), specialty: z.string() }).nullable(),
  title: withheld(z.string()),
  description: withheld(z.string()),
  startTime: z.string(),
  endTime: z.string(),
  type: z.enum(appointmentTypes),
  status: z.enum(appointmentStatuses),
  notes: withheld(z.string()),
  /** Who booked it over another appointment of the doctor, and why; null where the doctor was free. */
  bookedAnyway: z
    .strictObject({ userId: z.uuid(), userName: z.string(), reason: withheld(z.string()) })
    .nullable(),
  ...versioned,
});

export type Appointment = z.output<typeof appointment>;

export const appointmentId = z.uuid();
const doctorId = z.uuid();
const patientId = z.uuid();
/** A calendar date of the hospital. */
const date = dateText();

/** What narrows a list of appointments; dates are days of the hospital's own calendar. */
export const appointmentFilter = {
  doctorId: doctorId.optional(),
  patientId: patientId.optional(),
  status: z.enum(appointmentStatuses).optional(),
  /** First day shown. */
  from: date.optional(),
  /** Last day shown. */
  to: date.optional(),
};

export const listAppointments = defineCall('appointments.list', {
  address: 'GET /appointments',
  access: 'appointments.read',
  summary: 'List appointments by their start',
  input: z.strictObject({
    ...appointmentFilter,
    sort: z.enum(['start', '-start']).default('start'),
    ...pageRequest,
  }),
  output: pageOf(appointment),
});

export const countAppointments = defineCall('appointments.count', {
  address: 'GET /appointment-counts',
  access: 'appointments.read',
  summary: 'Count all appointments, those that start today, and those scheduled and completed',
  output: z.strictObject({
    total: z.number().int(),
    today: z.number().int(),
    scheduled: z.number().int(),
    completed: z.number().int(),
  }),
});

export const getAppointment = defineCall('appointments.get', {
  address: 'GET /appointments/{appointmentId}',
  access: 'appointments.read',
  summary: 'Open an appointment (recorded in the audit trail)',
  input: z.strictObject({ appointmentId }),
  output: appointment,
});

export const maxCalendarDays = 7;
/** The maximum number of appointments that the calendar shows at once. */
export const maxCalendarEntries = 2000;

/** An appointment as the calendar shows one. */
export const calendarEntry = z.strictObject({
  id: z.uuid(),
  title: withheld(z.string()),
  patient: z.strictObject(rowPatient),
  patientName: z.string(),
  doctorId: z.uuid().nullable(),
  startTime: z.string(),
  endTime: z.string(),
  type: z.enum(appointmentTypes),
  status: z.enum(appointmentStatuses),
  isBookedAnyway: z.boolean(),
  version: z.number().int(),
});

export type CalendarEntry = z.output<typeof calendarEntry>;

export const readCalendar = defineCall('appointments.calendar', {
  address: 'GET /appointment-calendar',
  access: 'appointments.read',
  summary: 'Read the calendar of one doctor or all, at most seven days; cancelled ones only when asked for',
  input: z
    .strictObject({
      /** First day. */
      from: date,
      /** Last day. */
      to: date,
      doctorId: doctorId.optional(),
      status: z.enum(appointmentStatuses).optional(),
    })
    .refine(({ from, to }) => from <= to && daysBetween(from, to) < maxCalendarDays, {
      path: ['to'],
      message: issue('calendarTooLong'),
    }),
  output: z.strictObject({
    rows: z.array(calendarEntry),
    /** True when there are more than the calendar shows. */
    isCut: z.boolean(),
  }),
});

export const searchAppointments = defineCall('appointments.search', {
  address: 'GET /appointment-search',
  access: 'appointments.read',
  summary: 'Find appointments by title or patient, the next ones first, then the latest past ones',
  input: z.strictObject({
    search: requiredText(200),
    limit: z.coerce.number().int().min(1).max(20).default(6),
  }),
  output: z.strictObject({ rows: z.array(appointment) }),
});

/** The maximum number of upcoming and of past appointments that the timeline shows. */
export const maxTimelineEntries = 20;

export const readPatientAppointments = defineCall('appointments.listForPatient', {
  address: 'GET /patients/{patientId}/appointments',
  access: 'appointments.read',
  summary: 'Read the next and the latest past appointments of a patient, at most twenty of each',
  input: z.strictObject({ patientId }),
  output: z.strictObject({ upcoming: z.array(appointment), past: z.array(appointment) }),
  errors: ['RECORD_RESTRICTED'],
});
