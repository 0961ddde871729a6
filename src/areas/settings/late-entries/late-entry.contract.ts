import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { freeText } from '#kernel/text.ts';
import { issue } from './late-entry.issues.ts';

const { min, max } = timeLimits.lateEntryHours;
const hours = issue('hours', { least: min, most: max });

/** Why a step is written down later than it happened; asked for once that is more than some minutes. */
export const lateReasonText = () => freeText(500).transform((text) => text || undefined);

export const lateEntrySettings = z.strictObject({
  /** How many hours later a step of a stay or an operation may be written down. */
  lateEntryHours: z.number(hours).int(hours).min(min, hours).max(max, hours),
});

export type LateEntrySettings = z.output<typeof lateEntrySettings>;

export const getLateEntrySettings = defineCall('lateEntrySettings.get', {
  address: 'GET /late-entry-settings',
  access: 'admin.settings',
  summary: 'Read how many hours later a step of a stay or an operation may be written down',
  output: lateEntrySettings,
});

export const updateLateEntrySettings = defineCall('lateEntrySettings.update', {
  address: 'PATCH /late-entry-settings',
  access: 'admin.settings',
  summary: 'Change how many hours later a step of a stay or an operation may be written down',
  input: lateEntrySettings,
  output: lateEntrySettings,
});
