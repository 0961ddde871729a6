import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText } from '#kernel/text.ts';
import { daysBetween } from '#kernel/time/calendar-date.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { minutesOfDay } from '#kernel/time/week-times.ts';
import { maxCalendarDays } from '../../appointments/appointment.contract.ts';
import { issue as appointmentIssue } from '../../appointments/appointment.issues.ts';
import { issue } from './hours.issues.ts';
import { type HoursSpan, weekFaults } from './hours.rules.ts';

const weekday = z.number().int().min(1).max(7);

const span = z.strictObject({
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.number().int(),
  /** Minutes of the day by the hospital's clock; 1440 is midnight at its end. */
  fromMinute: z.number().int(),
  toMinute: z.number().int(),
});

const days = { fromDate: z.string(), toDate: z.string() };

const leave = z.strictObject({ id: z.uuid(), ...days, reason: z.string().nullable() });

export type DoctorLeave = z.output<typeof leave>;

const doctorHours = z.strictObject({
  /** The doctor. */
  id: z.uuid(),
  /** By weekday and time; none where no hours are kept. */
  spans: z.array(span),
  /** Those that are not over, the next first. */
  leaves: z.array(leave),
  /** Of the doctor: it counts changes of the week as well. */
  version: z.number().int(),
});

export type DoctorHours = z.output<typeof doctorHours>;

const presence = z.strictObject({
  doctorId: z.uuid(),
  spans: z.array(span),
  /** Why somebody is on leave is told to who keeps the doctors alone. */
  leaves: z.array(z.strictObject(days)),
});

export type DoctorPresence = z.output<typeof presence>;

const doctorId = z.uuid();

/** A week as a person writes it. */
export const weekField = z
  .array(
    z.strictObject({
      weekday,
      fromMinute: z
        .number(issue('timeMissing'))
        .int()
        .min(0)
        .max(minutesOfDay - 5),
      toMinute: z.number(issue('timeMissing')).int().min(5).max(minutesOfDay),
    }),
  )
  .max(7 * sizeLimits.doctorDaySpanEntries)
  .superRefine(addWeekFaults);

/** Says at each span of a week what is wrong with it. */
export function addWeekFaults(spans: readonly HoursSpan[], context: z.RefinementCtx): void {
  for (const { path, message } of weekFaults(spans)) context.addIssue({ code: 'custom', path, message });
}

/** What a person says of a leave. */
const leaveFields = {
  fromDate: dateText(issue('dateMissing')),
  toDate: dateText(issue('dateMissing')),
  reason: optionalText(200),
};

/** What is told where the last day of a leave lies before the first. */
const lastDayFirst = { path: ['toDate'], message: issue('lastDayBeforeFirst') };

const isInOrder = ({ fromDate, toDate }: { fromDate: string; toDate: string }) => fromDate <= toDate;

/** A leave as it is typed. */
export const typedLeave = z.strictObject(leaveFields).refine(isInOrder, lastDayFirst);

export const listDoctorHours = defineCall('doctorHours.list', {
  address: 'GET /doctor-hours',
  access: 'appointments.read',
  summary: 'Read the weekly hours of doctors with the leave that touches the days, at most seven',
  input: z
    .strictObject({
      /** First day. */
      from: dateText(),
      /** Last day. */
      to: dateText(),
      doctorId: doctorId.optional(),
    })
    .refine(({ from, to }) => from <= to && daysBetween(from, to) < maxCalendarDays, {
      path: ['to'],
      message: appointmentIssue('calendarTooLong'),
    }),
  output: z.strictObject({ rows: z.array(presence) }),
});

export const getDoctorHours = defineCall('doctorHours.get', {
  address: 'GET /doctors/{doctorId}/hours',
  access: 'admin.settings',
  summary: 'Read the weekly hours of a doctor, and leave that is not over with its reason',
  input: z.strictObject({ doctorId }),
  output: doctorHours,
});

export const writeDoctorHours = defineCall('doctorHours.write', {
  address: 'PUT /doctors/{doctorId}/hours',
  access: 'admin.settings',
  summary: 'Write the week of a doctor as a whole; without spans no hours are kept. Appointments stay',
  input: z.strictObject({ doctorId, version: seenVersion, spans: weekField }),
  output: doctorHours,
  errors: ['STALE'],
});

export const addDoctorLeave = defineCall('doctorHours.addLeave', {
  address: 'POST /doctors/{doctorId}/leaves',
  access: 'admin.settings',
  summary: 'Add a leave of a doctor; appointments within it stay',
  input: z.strictObject({ doctorId, ...leaveFields }).refine(isInOrder, lastDayFirst),
  output: leave,
});

export const removeDoctorLeave = defineCall('doctorHours.removeLeave', {
  address: 'POST /doctor-leaves/{doctorLeaveId}/removal',
  access: 'admin.settings',
  summary: 'Take a leave of a doctor away',
  input: z.strictObject({ doctorLeaveId: z.uuid() }),
  output: z.strictObject({ id: z.uuid() }),
});
