import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { labTestId } from '../catalogue/lab-test.contract.ts';
import { labOrder, labOrderId, labWork, maxTests } from '../orders/lab-order.contract.ts';
import { issue as orderIssue } from '../orders/lab-order.issues.ts';
import { resultFlags } from '../ranges/flagging.ts';
import { issue } from './lab-result.issues.ts';

const person = z.strictObject({ id: z.uuid(), name: z.string() });

export const labResult = z.strictObject({
  id: z.uuid(),
  /** From 1; a correction is the next one and has to be verified anew. */
  revision: z.number().int(),
  result: z.string(),
  unit: z.string().nullable(),
  /** The part of the normal range that holds for this patient. */
  normalRange: z.string().nullable(),
  flag: z.enum(resultFlags),
  notes: z.string().nullable(),
  /** An earlier revision had been released: others than the laboratory may have acted on it. */
  isCorrected: z.boolean(),
  /** Why the revision before was corrected; before anything was released, for lab.results alone. */
  correctionReason: z.string().nullable(),
  enteredBy: person,
  enteredAt: z.string(),
  verifiedBy: person.nullable(),
  verifiedAt: z.string().nullable(),
});

export type LabResult = z.output<typeof labResult>;

export const resultStates = ['missing', 'unverified', 'verified'] as const;

export const testOfOrder = z.strictObject({
  testId: z.uuid(),
  name: z.string(),
  unit: z.string().nullable(),
  /** What is normal for anybody, and what is critical, as the catalogue had it. */
  normalRange: z.string().nullable(),
  criticalRange: z.string().nullable(),
  /** A result so many times outside of its range is asked about before it is stored. */
  plausibilityFactor: z.number().int(),
  specimen: z.string().nullable(),
  state: z.enum(resultStates),
  /** A result that had been released is being corrected: what was printed of it does not hold any more. */
  isWithdrawn: z.boolean(),
  /** The latest revision; null while missing, and for who may not see it (yet): critical ones are seen at once. */
  result: labResult.nullable(),
});

export type TestOfOrder = z.output<typeof testOfOrder>;

export const labSheet = z.strictObject({
  order: labOrder,
  tests: z.array(testOfOrder),
});

export type LabSheet = z.output<typeof labSheet>;

/** What the results of an order are read with: whose they are, and how the hospital verifies. */
const openedSheet = z.strictObject({
  ...labSheet.shape,
  /** Null for readers who may not open this restricted record. */
  patient: z
    .strictObject({
      gender: z.enum(['male', 'female', 'other']),
      dateOfBirth: z.string(),
      /** 'month' and 'year' mark an estimated date of birth. */
      birthPrecision: z.enum(['day', 'month', 'year']),
    })
    .nullable(),
  needsSecondPerson: z.boolean(),
});

export type OpenedSheet = z.output<typeof openedSheet>;

export const getLabOrder = defineCall('labOrders.get', {
  address: 'GET /lab-orders/{orderId}',
  access: 'lab.read',
  workNeeds: labWork,
  summary:
    'Open an order with its results (recorded in the audit trail); unverified ones for lab.results alone',
  input: z.strictObject({ orderId: labOrderId }),
  output: openedSheet,
});

const resultText = requiredText(200, issue('resultMissing'));
const notes = optionalText(1000);
/** The result once more, as somebody confirmed it: asked for where it is critical or far outside of its range. */
const confirmed = optionalText(200);

export const enterLabResults = defineCall('labResults.enter', {
  address: 'POST /lab-orders/{orderId}/results',
  access: 'lab.results',
  workNeeds: labWork,
  forMachines: 'an analyser tells what it measured; a person verifies it',
  summary:
    'Enter the first results of tests of an order; each is flagged by the ranges of its test, and one that is critical or far outside of them has to be confirmed',
  input: z.strictObject({
    orderId: labOrderId,
    results: z
      .array(z.strictObject({ testId: labTestId, result: resultText, confirmed, notes }))
      .min(1, issue('noResult'))
      .max(maxTests)
      .refine(
        (given) => new Set(given.map(({ testId }) => testId)).size === given.length,
        orderIssue('testTwice'),
      ),
  }),
  output: openedSheet,
  errors: ['STALE', 'WRONG_STATE', 'RECORD_RESTRICTED'],
});

export const correctLabResult = defineCall('labResults.correct', {
  address: 'POST /lab-orders/{orderId}/corrections',
  access: 'lab.results',
  workNeeds: labWork,
  summary: 'Correct a result by a new revision, which has to be verified anew; the old one is kept',
  input: z.strictObject({
    orderId: labOrderId,
    testId: labTestId,
    /** The revision that is corrected. */
    revision: z.number().int().min(1),
    result: resultText,
    confirmed,
    notes,
    reason: requiredText(500, issue('reasonMissing')),
  }),
  output: openedSheet,
  errors: ['STALE', 'WRONG_STATE', 'RECORD_RESTRICTED'],
  example: {
    input: {
      orderId: '01980000-0000-7000-8000-000000000051',
      testId: '01980000-0000-7000-8000-000000000041',
      revision: 1,
      result: '4.2',
      reason: 'Mistyped',
    },
  },
});

export const verifyLabResults = defineCall('labResults.verify', {
  address: 'POST /lab-orders/{orderId}/verifications',
  access: 'lab.results',
  workNeeds: labWork,
  summary:
    'Verify results, which releases them; by another person than who entered them where the hospital asks for it',
  input: z.strictObject({
    orderId: labOrderId,
    resultIds: z.array(z.uuid()).min(1).max(maxTests),
  }),
  output: openedSheet,
  errors: ['STALE', 'SECOND_PERSON_REQUIRED', 'RECORD_RESTRICTED'],
});

/** The maximum number of revisions of one result that are shown. */
export const maxRevisions = 100;

export const listRevisions = defineCall('labResults.revisions', {
  address: 'GET /lab-orders/{orderId}/tests/{testId}/revisions',
  access: 'lab.results',
  summary: 'Read every revision of a result, the latest first (recorded in the audit trail)',
  input: z.strictObject({ orderId: labOrderId, testId: labTestId }),
  output: z.strictObject({ rows: z.array(labResult) }),
  errors: ['RECORD_RESTRICTED'],
});

/** The maximum number of orders that the timeline of a patient shows. */
export const maxOrdersOfPatient = 20;

const patientId = z.uuid();

export const listPatientResults = defineCall('labResults.listForPatient', {
  address: 'GET /patients/{patientId}/lab-results',
  access: ['lab.read', 'emr.read'],
  summary:
    'Read the latest twenty orders of a patient with their verified results (recorded in the audit trail)',
  input: z.strictObject({ patientId }),
  output: z.strictObject({ rows: z.array(labSheet) }),
  errors: ['RECORD_RESTRICTED'],
});

/** The maximum number of results that the course of a test shows. */
export const maxTrendPoints = 100;

export const trendPoint = z.strictObject({
  orderId: z.uuid(),
  orderNumber: z.string(),
  /** When the specimen was taken; when the order was made if that was not noted. */
  takenAt: z.string(),
  testName: z.string(),
  result: z.string(),
  /** Null for a finding in words. */
  value: z.number().nullable(),
  unit: z.string().nullable(),
  normalRange: z.string().nullable(),
  flag: z.enum(resultFlags),
  isCorrected: z.boolean(),
});

export type TrendPoint = z.output<typeof trendPoint>;

export const readTrend = defineCall('labResults.trend', {
  address: 'GET /patients/{patientId}/lab-trends/{testId}',
  access: ['lab.read', 'emr.read'],
  summary: 'Read the course of a test: the latest hundred verified results of a patient, oldest first',
  input: z.strictObject({ patientId, testId: labTestId }),
  output: z.strictObject({ rows: z.array(trendPoint) }),
  errors: ['RECORD_RESTRICTED'],
});

export const lastResult = z.strictObject({
  testId: z.uuid(),
  /** When the specimen was taken; when the order was made if that was not noted. */
  takenAt: z.string(),
  result: z.string(),
  unit: z.string().nullable(),
  flag: z.enum(resultFlags),
});

export type LastResult = z.output<typeof lastResult>;

export const listLastResults = defineCall('labResults.last', {
  address: 'GET /lab-orders/{orderId}/last-results',
  access: 'lab.results',
  summary:
    'Read the latest verified result of each test of an order out of the other orders of its patient, to compare with what is entered (recorded in the audit trail)',
  input: z.strictObject({ orderId: labOrderId }),
  output: z.strictObject({ rows: z.array(lastResult) }),
  errors: ['RECORD_RESTRICTED'],
});
