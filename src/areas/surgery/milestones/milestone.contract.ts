import { z } from 'zod';
import { rowPatient, withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { caseId } from '../cases/case.contract.ts';
import { issue } from './milestone.issues.ts';

/** The times of a day in theatre, in their order. */
export const milestones = [
  'called',
  'arrived',
  'anaesthesia_start',
  'time_out',
  'incision',
  'closure',
  'out_of_theatre',
  'recovery',
  'accepted',
] as const;

export type Milestone = (typeof milestones)[number];

export const delayCauses = [
  'patient',
  'surgeon',
  'anaesthesia',
  'nursing',
  'equipment',
  'theatre',
  'previous_case',
  'ward',
  'consent',
  'other',
] as const;

export const entry = z.strictObject({
  id: z.uuid(),
  kind: z.enum(milestones),
  /** Null of an entry that takes the milestone back. */
  happenedAt: z.string().nullable(),
  /** Why an earlier entry was wrong; null of the first one. */
  correctionReason: withheld(z.string()),
  recordedBy: z.string(),
  recordedAt: z.string(),
});

export const delay = z.strictObject({
  id: z.uuid(),
  cause: z.enum(delayCauses),
  minutes: z.number().int(),
  note: withheld(z.string()),
  recordedBy: z.string(),
  recordedAt: z.string(),
});

export const course = z.strictObject({
  caseId: z.uuid(),
  patient: z.strictObject(rowPatient),
  /** The time of each milestone that holds, in their order. */
  times: z.array(z.strictObject({ kind: z.enum(milestones), happenedAt: z.string() })),
  /** Every entry with its corrections, in the order in which they were made. */
  entries: z.array(entry),
  delays: z.array(delay),
  /** 0 before the first milestone. */
  version: z.number().int(),
});

export type Course = z.output<typeof course>;

const theatre = ['surgery.nursing', 'surgery.operate', 'surgery.anesthesia'] as const;

export const getCourse = defineCall('surgicalCourses.get', {
  address: 'GET /surgical-cases/{caseId}/course',
  access: 'surgery.read',
  summary: 'Read the milestones of a case with their corrections, and its delays',
  input: z.strictObject({ caseId }),
  output: course,
});

export const recordMilestone = defineCall('surgicalCourses.record', {
  address: 'POST /surgical-cases/{caseId}/milestones',
  access: [...theatre, 'admissions.receive'],
  summary: 'Record a milestone now or at a time that has passed, or correct one with a reason',
  input: z.strictObject({
    caseId,
    /** Of the course; 0 before its first milestone. */
    version: z.number().int().min(0),
    kind: z.enum(milestones),
    happenedAt: instantText().optional(),
    correctionReason: optionalText(500),
  }),
  output: course,
  errors: ['STALE', 'WRONG_STATE', 'SAFETY_CHECKS_MISSING', 'THEATRE_OCCUPIED', 'CASE_BILLED'],
});

export const takeBackMilestone = defineCall('surgicalCourses.takeBack', {
  address: 'POST /surgical-cases/{caseId}/milestones/{kind}/withdrawal',
  access: [...theatre, 'admissions.receive'],
  summary: 'Take back a milestone that was recorded by mistake, with a reason; its entries stay to be read',
  input: z.strictObject({
    caseId,
    version: seenVersion,
    kind: z.enum(milestones),
    reason: requiredText(500),
  }),
  output: course,
  errors: ['STALE', 'WRONG_STATE', 'THEATRE_OCCUPIED', 'CASE_BILLED'],
});

export const recordDelay = defineCall('surgicalCourses.addDelay', {
  address: 'POST /surgical-cases/{caseId}/delays',
  access: [...theatre],
  summary: 'Record that a case was delayed, how long and why',
  input: z.strictObject({
    caseId,
    cause: z.enum(delayCauses),
    minutes: z
      .number(issue('minutesOutOfRange'))
      .int(issue('minutesOutOfRange'))
      .min(1, issue('minutesOutOfRange'))
      .max(1440, issue('minutesOutOfRange')),
    note: optionalText(500),
  }),
  output: course,
  errors: ['WRONG_STATE'],
});
