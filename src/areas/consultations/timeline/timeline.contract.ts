import { z } from 'zod';
import { timelineKinds } from '#kernel/care/timeline.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';

export const timelineEntry = z.strictObject({
  kind: z.enum(timelineKinds),
  id: z.uuid(),
  at: z.string(),
  /** Of a sentence that the page knows, with its facts. */
  code: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Path of the screen that shows it. */
  link: z.string().nullable(),
});

export type ShownEntry = z.output<typeof timelineEntry>;

export const readTimeline = defineCall('timeline.read', {
  address: 'GET /patients/{patientId}/timeline',
  access: ['patients.read', 'emr.read'],
  summary: 'Read all that happened to a patient, the latest first, as far as the person who asks may read it',
  input: z.strictObject({
    patientId: z.uuid(),
    /** All kinds without it. */
    kind: z.enum(timelineKinds).optional(),
    ...pageRequest,
  }),
  output: pageOf(timelineEntry).extend({
    /** The kinds that the person who asks may read. */
    kinds: z.array(z.enum(timelineKinds)),
  }),
  errors: ['RECORD_RESTRICTED'],
});
