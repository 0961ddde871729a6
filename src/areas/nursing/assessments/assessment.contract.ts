import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { paperCalls } from '#kernel/papers/paper-calls.ts';
import { addendum, errorMark } from '#kernel/papers/paper-parts.contract.ts';
import { inErrorStatus } from '#kernel/papers/paper-status.rules.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { issue } from './assessment.issues.ts';
import { scaleAnswers, scoredAnswers } from './scale-answers.ts';

export const assessmentTypes = ['admission', 'shift', 'focused', 'discharge'] as const;
export const assessmentStatuses = ['draft', 'completed', 'reviewed'] as const;
/** What the list is narrowed to: a status of those that count, or those that do not. */
export const listedStatuses = [...assessmentStatuses, inErrorStatus] as const;
export const mobilityLevels = ['independent', 'supervision', 'one_person', 'two_people', 'bedbound'] as const;
/** The sections of the document, in its order. */
export const assessmentSections = [
  'neurological',
  'cardiovascular',
  'respiratory',
  'gastrointestinal',
  'genitourinary',
  'musculoskeletal',
  'integumentary',
  'psychosocial',
  'painAssessment',
] as const;

const finding = freeText(2000).optional();
const sectionsInput = z.strictObject({
  neurological: finding,
  cardiovascular: finding,
  respiratory: finding,
  gastrointestinal: finding,
  genitourinary: finding,
  musculoskeletal: finding,
  integumentary: finding,
  psychosocial: finding,
  painAssessment: finding,
});

/** One problem of the care plan. */
const carePlanEntry = z.strictObject({
  diagnosis: requiredText(300, issue('diagnosisMissing')),
  goals: freeText(1000).default(''),
  interventions: freeText(1000).default(''),
  evaluation: freeText(1000).default(''),
});

export const assessment = z.strictObject({
  id: z.uuid(),
  patient: namedPatient,
  admissionId: z.uuid().nullable(),
  nurseId: z.uuid(),
  nurseName: z.string(),
  assessmentType: z.enum(assessmentTypes),
  assessmentDate: z.string(),
  /** Findings by section; empty ones are left out. */
  sections: withheld(z.partialRecord(z.enum(assessmentSections), z.string())),
  /** The scales that were begun. */
  scales: withheld(
    z.strictObject({
      morse: scoredAnswers.optional(),
      braden: scoredAnswers.optional(),
      glasgow: scoredAnswers.optional(),
      flacc: scoredAnswers.optional(),
      /** 0 to 10, as the patient says. */
      pain: z.strictObject({ score: z.number().int(), band: z.string() }).optional(),
    }),
  ),
  /** The total of the Morse scale; above 25 the label is 'HIGH RISK'. */
  fallRiskScore: withheld(z.number().int()),
  mobilityLevel: withheld(z.enum(mobilityLevels)),
  allergiesVerified: z.boolean(),
  nursingDiagnoses: withheldList(z.string()),
  carePlan: withheldList(carePlanEntry),
  notes: withheld(z.string()),
  /** A draft belongs to the nurse who began it. */
  status: z.enum(assessmentStatuses),
  reviewedByName: z.string().nullable(),
  reviewedAt: z.string().nullable(),
  addenda: withheldList(addendum),
  /** Set when it does not count, such as one of another patient. */
  enteredInError: errorMark,
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

export type Assessment = z.output<typeof assessment>;

/** What a nurse cannot care for a patient without. */
const assessmentWork = {
  permission: 'nursing.write',
  fields: [
    'sections',
    ...assessmentSections,
    'scales',
    'fallRiskScore',
    'mobilityLevel',
    'nursingDiagnoses',
    'carePlan',
    'diagnosis',
    'goals',
    'interventions',
    'evaluation',
    'notes',
    'addenda',
    'reason',
    'body',
  ],
} as const;

/** Who reads assessments. */
const assessmentReaders = ['nursing.read', 'nursing.write'] as const;

/** What a person types of an assessment. */
export const assessmentFields = {
  assessmentType: z.enum(assessmentTypes),
  sections: sectionsInput,
  scales: scaleAnswers,
  painScore: z
    .number(issue('painRange'))
    .int(issue('painRange'))
    .min(0, issue('painRange'))
    .max(10, issue('painRange'))
    .nullish()
    .transform((score) => score ?? null),
  mobilityLevel: z
    .enum(mobilityLevels)
    .nullish()
    .transform((level) => level ?? null),
  allergiesVerified: z.boolean(),
  nursingDiagnoses: z.array(requiredText(300)).max(20),
  carePlan: z.array(carePlanEntry).max(20),
  notes: optionalText(2000),
  /** New ones are completed unless they are kept as a draft. */
  status: z.enum(['draft', 'completed']),
};

/** What narrows the list. */
export const assessmentFilter = {
  patientId: z.uuid().optional(),
  admissionId: z.uuid().optional(),
  assessmentType: z.enum(assessmentTypes).optional(),
  status: z.enum(listedStatuses).optional(),
};

const calls = paperCalls({
  subject: 'nursingAssessments',
  address: '/nursing-assessments/{assessmentId}',
  called: 'a nursing assessment',
  paper: assessment,
  workNeeds: assessmentWork,
});

export const listAssessments = calls.list({
  access: assessmentReaders,
  summary: 'List nursing assessments, newest first; those entered in error are marked',
  rows: assessment,
  filters: assessmentFilter,
});

export const getAssessment = calls.get({ access: assessmentReaders });

export const createAssessment = defineCall('nursingAssessments.create', {
  address: 'POST /nursing-assessments',
  access: 'nursing.write',
  workNeeds: assessmentWork,
  summary: 'Write a nursing assessment; its scales are scored, a completed one holds no half-answered scale',
  input: z.strictObject({
    patientId: z.uuid(issue('patientMissing')),
    /** Left out it is the active admission of the patient, if there is one. */
    admissionId: z.uuid().optional(),
    /** Left out it is now. */
    assessmentDate: instantText().optional(),
    ...assessmentFields,
    sections: sectionsInput.default({}),
    scales: scaleAnswers.default({}),
    allergiesVerified: z.boolean().default(false),
    nursingDiagnoses: assessmentFields.nursingDiagnoses.default([]),
    carePlan: assessmentFields.carePlan.default([]),
    status: assessmentFields.status.default('completed'),
  }),
  output: assessment,
  example: {
    input: {
      patientId: '01980000-0000-7000-8000-000000000001',
      assessmentType: 'shift',
      sections: { respiratory: 'Breathes quietly, no cough' },
      scales: {
        morse: {
          fallHistory: 'no',
          secondaryDiagnosis: 'yes',
          ambulatoryAid: 'none',
          intravenous: 'yes',
          gait: 'normal',
          mentalStatus: 'oriented',
        },
      },
    },
  },
});

export const updateAssessment = calls.update(assessmentFields, {
  access: 'nursing.write',
  summary: 'Write a draft of your own anew, or complete it; what is completed no longer changes',
  errors: ['STALE', 'WRONG_STATE', 'DRAFT_OF_ANOTHER'],
});

export const reviewAssessment = calls.step(
  'review',
  {},
  {
    access: 'nursing.write',
    summary: 'Confirm a completed assessment of somebody else',
    errors: ['STALE', 'WRONG_STATE', 'ASSESSMENT_NEEDS_ANOTHER'],
  },
);

export const addAddendum = calls.addAddendum({ access: 'nursing.write', errors: ['WRONG_STATE'] });

export const markInError = calls.markInError({
  access: 'nursing.write',
  errors: ['WRONG_STATE', 'DRAFT_OF_ANOTHER'],
});

export const recordAssessmentPrint = calls.recordPrint({ access: assessmentReaders });
