import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { firstStepIds } from '#kernel/first-hour/first-steps.ts';
import { organizationFields } from '../settings/settings.contract.ts';

const firstHour = z.strictObject({
  /** The hospital stands on UTC, and nobody has decided so. */
  isClockAsked: z.boolean(),
  /** The steps are not shown on the home screen any more. */
  isHidden: z.boolean(),
  /** What the caller may do of the first hour; steps of which this host cannot tell are left out. */
  steps: z.array(z.strictObject({ id: z.enum(firstStepIds), isDone: z.boolean() })),
});

export type FirstHour = z.output<typeof firstHour>;

export const readFirstHour = defineCall('firstHour.read', {
  address: 'GET /first-hour',
  access: 'admin.settings',
  summary: 'Tell which steps of setting up the hospital are done, as its data has it',
  output: firstHour,
});

export const decideClock = defineCall('firstHour.decideClock', {
  address: 'PUT /first-hour/clock',
  access: 'admin.settings',
  summary: 'Decide by which time zone the hospital works; no stored instant is moved',
  input: z.strictObject({ timeZone: organizationFields.timeZone }),
  output: z.strictObject({ timeZone: z.string() }),
});

export const hideFirstSteps = defineCall('firstHour.hide', {
  address: 'PUT /first-hour/steps',
  access: 'admin.settings',
  summary: 'Take the first steps off the home screen of all administrators, or show them there again',
  input: z.strictObject({ isHidden: z.boolean() }),
  output: z.strictObject({ isHidden: z.boolean() }),
});
