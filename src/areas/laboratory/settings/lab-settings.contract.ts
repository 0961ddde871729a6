import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';

export const labSettings = z.strictObject({
  /** Who entered a result does not verify it. */
  needsSecondPerson: z.boolean(),
  /** No order is completed while a result is missing or unverified. */
  completionNeedsVerified: z.boolean(),
});

export type LabSettings = z.output<typeof labSettings>;

export const getLabSettings = defineCall({
  id: 'labSettings.get',
  kind: 'read',
  method: 'GET',
  path: '/lab-settings',
  access: ['lab.read', 'admin.settings'],
  summary: 'Read how the laboratory verifies and completes its work',
  input: z.strictObject({}),
  output: labSettings,
  example: { input: {}, output: { needsSecondPerson: true, completionNeedsVerified: false } },
});

export const updateLabSettings = defineCall({
  id: 'labSettings.update',
  kind: 'write',
  method: 'PATCH',
  path: '/lab-settings',
  access: 'admin.settings',
  summary: 'Switch how the laboratory verifies and completes its work; what is left out stays',
  input: labSettings.partial(),
  output: labSettings,
});
