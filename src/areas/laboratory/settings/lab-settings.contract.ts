import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { issue } from './lab-settings.issues.ts';

export const labSettings = z.strictObject({
  /** Who entered a result does not verify it. */
  needsSecondPerson: z.boolean(),
  /** No order is completed while a result is missing or unverified. */
  completionNeedsVerified: z.boolean(),
  /** After so many minutes without an acknowledgement further clinicians are told of a critical result. */
  escalationMinutes: z
    .number(valueIssue('notWhole'))
    .int(valueIssue('notWhole'))
    .min(5, issue('escalationTooShort'))
    .max(1440, issue('escalationTooLong')),
});

export type LabSettings = z.output<typeof labSettings>;

export const getLabSettings = defineCall('labSettings.get', {
  address: 'GET /lab-settings',
  access: ['lab.read', 'admin.settings'],
  summary: 'Read how the laboratory verifies and completes its work, and when critical results are passed on',
  output: labSettings,
});

export const updateLabSettings = defineCall('labSettings.update', {
  address: 'PATCH /lab-settings',
  access: 'admin.settings',
  summary: 'Change how the laboratory works; what is left out stays',
  input: labSettings.partial(),
  output: labSettings,
});
