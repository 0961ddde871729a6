import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { freeText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';

const figure = z.number().int().min(0);

const activity = z.strictObject({
  /** Day, action, kind of record and hospital: a line has no other. */
  id: z.string(),
  /** In UTC. */
  day: z.string(),
  clientId: z.uuid(),
  clientName: z.string(),
  action: z.string(),
  /** Plural name of the records' kind. */
  resource: z.string(),
  entries: figure,
});

export type ClientActivity = z.output<typeof activity>;

const activityFilter = {
  clientId: z.uuid().optional(),
  action: freeText(60).optional(),
  resource: freeText(60).optional(),
  /** Days in UTC, both included. */
  from: dateText().optional(),
  to: dateText().optional(),
};

export const listClientActivity = defineCall('clientActivity.list', {
  address: 'GET /client-activity',
  access: 'super_admin',
  readsReplica: true,
  summary:
    'How often what kind of thing was done in each hospital on a day, the newest day first: counts alone, nothing of whom',
  input: z.strictObject({ ...activityFilter, ...pageRequest }),
  output: pageOf(activity),
});

export const exportClientActivity = defineCall('clientActivity.export', {
  address: 'GET /client-activity-export',
  access: 'super_admin',
  exports: 'admin.export',
  readsReplica: true,
  summary: 'The same, page by page for a file (each page recorded in the audit trail)',
  input: z.strictObject({ ...activityFilter, ...pageRequest }),
  output: pageOf(activity),
});

export const listActivityChoices = defineCall('clientActivity.choices', {
  address: 'GET /client-activity-choices',
  access: 'super_admin',
  summary: 'The kinds of record and the actions that were counted in hospitals',
  output: z.strictObject({ resources: z.array(z.string()), actions: z.array(z.string()) }),
});

export const findClients = defineCall('clientActivity.clients', {
  address: 'GET /client-activity-clients',
  access: 'super_admin',
  summary: 'Find up to twenty hospitals by name or code, or one by id',
  input: z.strictObject({ search: freeText(100).optional(), clientId: z.uuid().optional() }),
  output: z.strictObject({ rows: z.array(z.strictObject({ id: z.uuid(), name: z.string() })) }),
});

export const readActivityFigures = defineCall('clientActivity.figures', {
  address: 'GET /client-activity-figures',
  access: 'super_admin',
  summary: 'What happened today (in UTC) on the platform and, as it was last counted, in its hospitals',
  output: z.strictObject({
    /** Acts of the platform's own people. */
    platformToday: figure,
    hospitalsToday: figure,
    /** Hospitals in which anything was done today. */
    activeToday: figure,
    failedSignInsToday: figure,
    /** The oldest of the counts; null before the first. */
    countedAt: z.string().nullable(),
  }),
});
