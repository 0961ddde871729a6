import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { inUseFilter, seenVersion } from '#kernel/records/record-fields.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { codeKey } from './diagnosis.rules.ts';
import { issue } from './diagnosis.issues.ts';

export const diagnosisStatuses = ['active', 'inactive'] as const;
export const diagnosisCertainties = ['provisional', 'confirmed'] as const;

export const diagnosis = z.strictObject({
  id: z.uuid(),
  /** Of whatever coding the hospital uses; null for a title of its own. */
  code: z.string().nullable(),
  title: z.string(),
  /** An authority is told of each case: it is listed in the report of diseases. */
  isNotifiable: z.boolean(),
  status: z.enum(diagnosisStatuses),
  version: z.number().int(),
});

export type Diagnosis = z.output<typeof diagnosis>;

/** What a person types, or a row of a file brings. */
export const diagnosisFields = {
  code: optionalText(20).refine((code) => code === null || codeKey(code) !== '', issue('codeUnreadable')),
  title: requiredText(300, issue('titleMissing')),
};

export const listDiagnoses = defineCall('diagnoses.list', {
  address: 'GET /diagnoses',
  access: ['emr.read', 'admin.settings'],
  summary: "List and search the hospital's diagnoses by title",
  input: z.strictObject({
    /** Every word must be found in code or title. */
    search: freeText(200).optional(),
    status: inUseFilter,
    ...pageRequest,
  }),
  output: pageOf(diagnosis),
});

export const createDiagnosis = defineCall('diagnoses.create', {
  address: 'POST /diagnoses',
  access: 'admin.settings',
  forMachines: 'the list of diagnoses comes from another system',
  summary: "Add a diagnosis to the hospital's list",
  input: z.strictObject({ ...diagnosisFields, isNotifiable: z.boolean().default(false) }),
  output: diagnosis,
  example: { input: { title: 'High blood pressure' } },
});

export const updateDiagnosis = defineCall('diagnoses.update', {
  address: 'PATCH /diagnoses/{diagnosisId}',
  access: 'admin.settings',
  forMachines: 'the list of diagnoses comes from another system',
  summary: 'Change a diagnosis, or take it out of use; what was written with it stays as it was',
  input: z.strictObject({
    diagnosisId: z.uuid(),
    version: seenVersion,
    code: diagnosisFields.code,
    title: diagnosisFields.title.optional(),
    isNotifiable: z.boolean().optional(),
    status: z.enum(diagnosisStatuses).optional(),
  }),
  output: diagnosis,
  errors: ['STALE'],
});
