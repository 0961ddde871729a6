import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { issue } from './task.issues.ts';

export const taskSources = ['care_plan', 'note', 'hand', 'order'] as const;
export const taskStatuses = ['open', 'done', 'not_done', 'cancelled'] as const;

export const task = z.strictObject({
  id: z.uuid(),
  patient: namedPatient,
  admissionId: z.uuid().nullable(),
  bedNumber: z.string().nullable(),
  wardName: z.string().nullable(),
  source: z.enum(taskSources),
  /** For the follow-up of a note what the note says; null where the note is confidential and the reader not entitled. */
  text: withheld(z.string()),
  noteId: z.uuid().nullable(),
  carePlanId: z.uuid().nullable(),
  /** Null for what is done once. */
  everyHours: z.number().int().nullable(),
  dueAt: z.string(),
  status: z.enum(taskStatuses),
  takenBy: z.uuid().nullable(),
  takenByName: z.string().nullable(),
  closedByName: z.string().nullable(),
  closedAt: z.string().nullable(),
  /** Why it was not done. */
  reason: withheld(z.string()),
  version: z.number().int(),
});

export type Task = z.output<typeof task>;

/** What a nurse cannot care for a patient without. */
export const taskWork = { permission: 'nursing.write', fields: ['text', 'reason'] } as const;

const readers = ['nursing.read', 'nursing.write'] as const;

export const listTasks = defineCall('nursingTasks.list', {
  address: 'GET /nursing-tasks',
  access: readers,
  workNeeds: taskWork,
  summary: 'List open tasks, those due first; or closed ones of a patient',
  input: z
    .strictObject({
      patientId: z.uuid().optional(),
      /** Patients who lie in this ward now. */
      wardId: z.uuid().optional(),
      /** 'mine' are those of the patients of one's own active shift. */
      scope: z.enum(['all', 'mine']).default('all'),
      /** Closed ones are listed for one patient, the last one first. */
      state: z.enum(['open', 'closed']).default('open'),
      ...pageRequest,
    })
    .refine(({ state, patientId }) => state === 'open' || patientId !== undefined, {
      path: ['patientId'],
      error: issue('patientMissing'),
    }),
  output: pageOf(task),
});

export const createTask = defineCall('nursingTasks.create', {
  address: 'POST /nursing-tasks',
  access: 'nursing.write',
  workNeeds: taskWork,
  summary: 'Write down what is to be done for an admitted patient, and when',
  input: z.strictObject({
    patientId: z.uuid(issue('patientMissing')),
    text: requiredText(300, issue('textMissing')),
    dueAt: instantText(),
  }),
  output: task,
  errors: ['PATIENT_NOT_ADMITTED'],
});

const taskId = z.uuid();

export const takeTask = defineCall('nursingTasks.take', {
  address: 'POST /nursing-tasks/{taskId}/take',
  access: 'nursing.write',
  workNeeds: taskWork,
  summary: 'Say that one is going to do an open task, or with isTaken false that one is not',
  input: z.strictObject({ taskId, version: seenVersion, isTaken: z.boolean().default(true) }),
  output: task,
  errors: ['STALE', 'WRONG_STATE'],
});

export const closeTask = defineCall('nursingTasks.close', {
  address: 'POST /nursing-tasks/{taskId}/close',
  access: 'nursing.write',
  workNeeds: taskWork,
  summary: 'Say that an open task was done, or was not done and why; one that repeats has its next task then',
  input: z.discriminatedUnion('status', [
    z.strictObject({ taskId, version: seenVersion, status: z.literal('done') }),
    z.strictObject({
      taskId,
      version: seenVersion,
      status: z.literal('not_done'),
      reason: requiredText(500),
    }),
  ]),
  output: task,
  errors: ['STALE', 'WRONG_STATE'],
});
