import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { issue } from '../fluid.issues.ts';

const { min, max } = timeLimits.urineReminderHours;
const hourOfDay = issue('hourOfDay');
const reminderHours = issue('reminderHours', { least: min, most: max });

export const fluidSettings = z.strictObject({
  /** The hour at which the fluid day begins, on the hospital's clock. */
  dayStartHour: z.number(hourOfDay).int(hourOfDay).min(0, hourOfDay).max(23, hourOfDay),
  /** After so many hours without a urine entry a charted patient is pointed out. */
  urineReminderHours: z
    .number(reminderHours)
    .int(reminderHours)
    .min(min, reminderHours)
    .max(max, reminderHours),
});

export type FluidSettings = z.output<typeof fluidSettings>;

export const getFluidSettings = defineCall('fluidSettings.get', {
  address: 'GET /fluid-settings',
  access: ['nursing.read', 'nursing.write', 'emr.read', 'admin.settings'],
  summary: 'Read when the fluid day begins, and after how many hours without urine nurses are reminded',
  output: fluidSettings,
});

export const updateFluidSettings = defineCall('fluidSettings.update', {
  address: 'PATCH /fluid-settings',
  access: 'admin.settings',
  summary: 'Change when the fluid day begins, and after how many hours without urine nurses are reminded',
  input: fluidSettings,
  output: fluidSettings,
});
