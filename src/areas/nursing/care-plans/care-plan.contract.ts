import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion, versioned } from '#kernel/records/record-fields.ts';
import { requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { issue } from './care-plan.issues.ts';

export const planStatuses = ['active', 'ended'] as const;
export const outcomes = ['met', 'partly_met', 'not_met'] as const;

/** The maximum number of interventions of one plan. */
export const maxInterventions = 20;
/** The same with those that were stopped. */
export const maxEverDone = 100;

export const intervention = z.strictObject({
  id: z.uuid(),
  text: z.string(),
  /** Null for what is done once. */
  everyHours: z.number().int().nullable(),
  stoppedAt: z.string().nullable(),
  /** When it is due next; null where no task of it is open. */
  nextDueAt: z.string().nullable(),
});

export const evaluation = z.strictObject({
  id: z.uuid(),
  outcome: z.enum(outcomes),
  evaluation: z.string(),
  isEnding: z.boolean(),
  byName: z.string(),
  at: z.string(),
});

export const carePlan = z.strictObject({
  id: z.uuid(),
  patient: namedPatient,
  admissionId: z.uuid().nullable(),
  /** The assessment that it was made from. */
  assessmentId: z.uuid().nullable(),
  diagnosis: withheld(z.string()),
  goal: withheld(z.string()),
  interventions: withheldList(intervention),
  evaluations: withheldList(evaluation),
  status: z.enum(planStatuses),
  createdByName: z.string(),
  ...versioned,
});

export type CarePlan = z.output<typeof carePlan>;

/** What a nurse cannot care for a patient without. */
const planWork = {
  permission: 'nursing.write',
  fields: ['diagnosis', 'goal', 'interventions', 'text', 'evaluations', 'evaluation'],
} as const;

const readers = ['nursing.read', 'nursing.write'] as const;

export const listCarePlans = defineCall('carePlans.list', {
  address: 'GET /care-plans',
  access: readers,
  workNeeds: planWork,
  summary: 'List care plans, the newest first, with what is done and how it went',
  input: z.strictObject({
    patientId: z.uuid().optional(),
    status: z.enum(planStatuses).optional(),
    ...pageRequest,
  }),
  output: pageOf(carePlan),
});

/** What a person types of one intervention. */
export const interventionFields = {
  text: requiredText(300, issue('interventionMissing')),
  everyHours: z
    .number(issue('hoursRange'))
    .int(issue('hoursRange'))
    .min(1, issue('hoursRange'))
    .max(168, issue('hoursRange'))
    .nullish()
    .transform((hours) => hours ?? null),
};

/** What a person types of a plan. */
export const planFields = {
  diagnosis: requiredText(300, issue('diagnosisMissing')),
  goal: requiredText(1000, issue('goalMissing')),
};

export const createCarePlan = defineCall('carePlans.create', {
  address: 'POST /care-plans',
  access: 'nursing.write',
  workNeeds: planWork,
  summary: 'Make a care plan, from an assessment or on its own; its interventions become tasks',
  input: z.strictObject({
    patientId: z.uuid(issue('patientMissing')),
    assessmentId: z.uuid().optional(),
    ...planFields,
    interventions: z
      .array(
        z.strictObject({
          ...interventionFields,
          /** Left out it is due now. */
          firstDueAt: instantText().optional(),
        }),
      )
      .max(maxInterventions)
      .default([]),
  }),
  output: carePlan,
  errors: ['WRONG_STATE'],
  example: {
    input: {
      patientId: '01980000-0000-7000-8000-000000000001',
      diagnosis: 'Risk of pressure sores',
      goal: 'The skin stays intact',
      interventions: [{ text: 'Turn', everyHours: 2, firstDueAt: '2026-03-02T17:00:00.000Z' }],
    },
  },
});

const carePlanId = z.uuid();

export const evaluateCarePlan = defineCall('carePlans.evaluate', {
  address: 'POST /care-plans/{carePlanId}/evaluations',
  access: 'nursing.write',
  workNeeds: planWork,
  summary: 'Say how far the goal was met; an evaluation that ends the plan takes back its open tasks',
  input: z.strictObject({
    carePlanId,
    version: seenVersion,
    outcome: z.enum(outcomes),
    evaluation: requiredText(1000, issue('evaluationMissing')),
    isEnding: z.boolean().default(false),
  }),
  output: carePlan,
  errors: ['STALE', 'WRONG_STATE'],
});

export const changeInterventions = defineCall('carePlans.changeInterventions', {
  address: 'POST /care-plans/{carePlanId}/interventions',
  access: 'nursing.write',
  workNeeds: planWork,
  summary: 'Stop interventions of an active plan, and add others',
  input: z.strictObject({
    carePlanId,
    version: seenVersion,
    stop: z.array(z.uuid()).max(maxInterventions).default([]),
    add: z
      .array(z.strictObject({ ...interventionFields, firstDueAt: instantText().optional() }))
      .max(maxInterventions)
      .default([]),
  }),
  output: carePlan,
  errors: ['STALE', 'WRONG_STATE'],
});
