import { z } from 'zod';
import { rowPatient, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { diagnosisCertainties } from '../diagnoses/diagnosis.contract.ts';
import { maxLineLength } from '../old-text/old-text.contract.ts';
import { issue } from './problem.issues.ts';

export const problemStatuses = ['active', 'resolved', 'entered-in-error'] as const;

export const problem = z.strictObject({
  id: z.uuid(),
  /** The diagnosis of the hospital's list that was chosen; null for free words. */
  diagnosisId: z.uuid().nullable(),
  code: z.string().nullable(),
  title: z.string(),
  certainty: z.enum(diagnosisCertainties),
  since: z.string().nullable(),
  notes: z.string().nullable(),
  status: z.enum(problemStatuses),
  resolvedOn: z.string().nullable(),
  statusReason: z.string().nullable(),
  recordedByName: z.string(),
  recordedAt: z.string(),
  changedByName: z.string(),
  /** The number of the joined record from which it came; null where it was recorded in this one. */
  joinedFrom: z.string().nullable(),
  updatedAt: z.string(),
  version: z.number().int(),
});

export type Problem = z.output<typeof problem>;

/** The problem list of a patient. */
export const patientProblems = z.strictObject({
  patient: z.strictObject(rowPatient),
  /** Active ones first, then the latest. */
  rows: withheldList(problem),
  /** Lines of the old medical history that nobody has taken over or left out yet. */
  oldLines: withheldList(z.string()),
});

export type PatientProblems = z.output<typeof patientProblems>;

const optionalDate = z
  .union([z.literal(''), dateText()])
  .nullish()
  .transform((date) => date || null);

/** What a person types into the form of a problem. */
export const problemFields = {
  diagnosisId: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null),
  title: requiredText(300, issue('titleMissing')),
  certainty: z.enum(diagnosisCertainties),
  since: optionalDate,
  notes: optionalText(1000),
};

const patientId = z.uuid();

export const listProblems = defineCall('problems.list', {
  address: 'GET /patients/{patientId}/problems',
  access: 'emr.read',
  summary: 'Read the problem list of a patient',
  input: z.strictObject({ patientId }),
  output: patientProblems,
  errors: ['RECORD_RESTRICTED'],
});

export const recordProblem = defineCall('problems.record', {
  address: 'POST /patients/{patientId}/problems',
  access: 'emr.write',
  summary: 'Add a problem to the list of a patient',
  input: z.strictObject({
    patientId,
    ...problemFields,
    certainty: problemFields.certainty.default('confirmed'),
    /** The line of the old medical history that is taken over with it. */
    oldLine: requiredText(maxLineLength).optional(),
  }),
  output: patientProblems,
  errors: ['RECORD_RESTRICTED'],
  example: {
    input: {
      patientId: '01980000-0000-7000-8000-000000000001',
      title: 'High blood pressure',
      since: '2018-01-01',
    },
  },
});

export const updateProblem = defineCall('problems.update', {
  address: 'PATCH /problems/{problemId}',
  access: 'emr.write',
  summary: 'Change certainty, beginning and notes of an active problem',
  input: z.strictObject({
    problemId: z.uuid(),
    version: seenVersion,
    certainty: problemFields.certainty,
    since: problemFields.since,
    notes: problemFields.notes,
  }),
  output: patientProblems,
  errors: ['RECORD_RESTRICTED', 'STALE', 'WRONG_STATE'],
});

export const resolveProblem = defineCall('problems.resolve', {
  address: 'POST /problems/{problemId}/resolution',
  access: 'emr.write',
  summary: 'Say when a problem was resolved; it stays readable',
  input: z.strictObject({
    problemId: z.uuid(),
    version: seenVersion,
    resolvedOn: dateText(issue('resolvedMissing')),
  }),
  output: patientProblems,
  errors: ['RECORD_RESTRICTED', 'STALE', 'WRONG_STATE'],
});

export const markProblemInError = defineCall('problems.markInError', {
  address: 'POST /problems/{problemId}/error',
  access: 'emr.write',
  summary: 'Mark a problem as entered in error; it stays readable with the reason',
  input: z.strictObject({
    problemId: z.uuid(),
    version: seenVersion,
    reason: requiredText(500, issue('reasonMissing')),
  }),
  output: patientProblems,
  errors: ['RECORD_RESTRICTED', 'STALE', 'WRONG_STATE'],
});
