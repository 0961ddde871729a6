import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { issue } from './document-limit.issues.ts';

const { min, max } = sizeLimits.documentMinor;
const outOfRange = issue('limitOutOfRange', { least: min, most: max });

export const documentLimit = z.strictObject({
  /** The highest total of one invoice, order or delivery, in minor units. */
  documentMinor: z
    .number(outOfRange)
    .int()
    .min(min, outOfRange)
    .max(max, outOfRange)
    .meta({ example: 1_000_000_000_000 }),
});

export type DocumentLimit = z.output<typeof documentLimit>;

export const getDocumentLimit = defineCall('documentLimit.get', {
  address: 'GET /document-limit',
  access: 'admin.settings',
  summary: 'Read the highest total of one invoice, order or delivery',
  output: documentLimit,
});

export const updateDocumentLimit = defineCall('documentLimit.update', {
  address: 'PATCH /document-limit',
  access: 'admin.settings',
  summary: 'Change the highest total of one invoice, order or delivery; what is stored stays as it is',
  input: documentLimit,
  output: documentLimit,
});
