import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { requiredText } from '#kernel/text.ts';
import { paperCase } from '../../papers/paper-case.contract.ts';
import { safetyPhases } from '../checklist.rules.ts';

/** A step of an operation that was taken over an open checklist. */
export const safetyOverride = z.strictObject({
  id: z.uuid(),
  case: paperCase,
  patient: namedPatient,
  step: z.enum(safetyPhases),
  reason: withheld(z.string()),
  missing: z.array(z.strictObject({ code: z.string(), description: z.string() })),
  overriddenBy: z.uuid(),
  overriddenByName: z.string(),
  overriddenAt: z.string(),
  reviewedByName: z.string().nullable(),
  reviewedAt: z.string().nullable(),
  reviewNote: withheld(z.string()),
  version: z.number().int(),
});

export type SafetyOverride = z.output<typeof safetyOverride>;

/** Nobody judges an override whose reason they cannot read. */
const overrideWork = {
  permission: 'admin.audit',
  fields: ['procedureName', 'reason', 'reviewNote'],
} as const;

export const listSafetyOverrides = defineCall('safetyOverrides.list', {
  address: 'GET /safety-overrides',
  access: 'admin.audit',
  workNeeds: overrideWork,
  summary: 'List the operations that were started or completed over an open checklist, the newest first',
  input: z.strictObject({ view: z.enum(['open', 'all']).default('all'), ...pageRequest }),
  output: pageOf(safetyOverride),
});

export const reviewSafetyOverride = defineCall('safetyOverrides.review', {
  address: 'POST /safety-overrides/{overrideId}/review',
  access: 'admin.audit',
  workNeeds: overrideWork,
  summary: 'Note what came of an override of somebody else; once',
  input: z.strictObject({
    overrideId: z.uuid(),
    version: seenVersion,
    reviewNote: requiredText(1000),
  }),
  output: safetyOverride,
  errors: ['STALE', 'OVERRIDE_NEEDS_ANOTHER'],
});
