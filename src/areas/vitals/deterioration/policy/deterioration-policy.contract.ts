import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { issue } from '../deterioration.issues.ts';

const minutes = z
  .number(valueIssue('notWhole'))
  .int(valueIssue('notWhole'))
  .min(5, issue('tooShort'))
  .max(240, issue('tooLong'));

/** After how many minutes without an answer a score is passed on to further people. */
export const deteriorationPolicy = z.strictObject({
  /** 5 to 6 in all, or 3 in one part. */
  urgentMinutes: minutes,
  /** 7 and more. */
  emergencyMinutes: minutes,
});

export type DeteriorationPolicy = z.output<typeof deteriorationPolicy>;

/** Half of the time to the next set, which is an hour and half an hour (RCP 2017, chart 4). */
export const publishedDeteriorationPolicy: DeteriorationPolicy = { urgentMinutes: 30, emergencyMinutes: 15 };

export const getDeteriorationPolicy = defineCall('deteriorationPolicy.get', {
  address: 'GET /deterioration-policy',
  access: 'admin.settings',
  summary: 'Read after how many minutes a score that nobody acknowledges is passed on',
  output: deteriorationPolicy,
});

export const updateDeteriorationPolicy = defineCall('deteriorationPolicy.update', {
  address: 'PUT /deterioration-policy',
  access: 'admin.settings',
  summary:
    'Change after how many minutes a score that nobody acknowledges is passed on, from the next score on',
  input: deteriorationPolicy,
  output: deteriorationPolicy,
});
