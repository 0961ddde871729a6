import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { registerCalls } from '#kernel/records/register-calls.ts';
import { changeable, inUseFilter, versioned } from '#kernel/records/record-fields.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { equalOverlap } from '../ranges/range-choice.ts';
import { readRange } from '../ranges/range-text.ts';
import { issue } from './lab-test.issues.ts';

export const labTestStatuses = ['active', 'inactive'] as const;

/** The maximum price of one test, in minor units: the value of a whole catalogue stays far below 2^53. */
export const maxTestPriceMinor = 10_000_000_000;

/** How many times outside of its range a result is asked about, where the catalogue says nothing else. */
export const defaultPlausibility = 10;

export const labTest = z.strictObject({
  id: z.uuid(),
  name: z.string().meta({ example: 'Potassium' }),
  category: z.string(),
  description: z.string().nullable(),
  /** In minor units of the hospital's currency. */
  priceMinor: z.number().int(),
  /** What is normal, as text; see readRange for what is understood. */
  normalRange: z.string().nullable(),
  /** Outside of it somebody must be told at once; the same grammar. */
  criticalRange: z.string().nullable(),
  /** A result so many times outside of its range is asked about before it is stored. */
  plausibilityFactor: z.number().int(),
  unit: z.string().nullable(),
  specimen: z.string().nullable(),
  turnaroundTime: z.string().nullable(),
  status: z.enum(labTestStatuses),
  ...versioned,
});

export type LabTest = z.output<typeof labTest>;

export const labTestId = z.uuid();

/** False where two parts of a range say something else of the same people. */
function isUnequivocal(text: string | null): boolean {
  return equalOverlap(readRange(text ?? '') ?? []) === undefined;
}

/** What a person types into the form of a test. */
export const labTestFields = {
  name: requiredText(200).meta({ example: 'Potassium' }),
  category: requiredText(100),
  description: optionalText(1000),
  priceMinor: z
    .number(issue('priceMissing'))
    .int()
    .min(0, issue('priceNegative'))
    .max(maxTestPriceMinor, issue('priceTooHigh')),
  normalRange: optionalText(300).refine(isUnequivocal, issue('rangeOverlaps')),
  // Only a range that is understood can ever raise an alarm.
  criticalRange: optionalText(300)
    .refine((text) => text === null || readRange(text) !== null, issue('criticalRangeUnreadable'))
    .refine(isUnequivocal, issue('rangeOverlaps'))
    .meta({ example: '2.8-6.2' }),
  plausibilityFactor: z
    .number(issue('plausibilityMissing'))
    .int(issue('plausibilityMissing'))
    .min(2, issue('plausibilityMissing'))
    .max(1000, issue('plausibilityMissing')),
  unit: optionalText(40),
  specimen: optionalText(100),
  turnaroundTime: optionalText(100),
};

/** A test as a person writes it. */
export const labTestInput = z.strictObject({
  ...labTestFields,
  plausibilityFactor: labTestFields.plausibilityFactor.default(defaultPlausibility),
});

const calls = registerCalls({
  name: 'labTests',
  address: '/lab-tests/{testId}',
  record: labTest,
});

export const listLabTests = calls.list({
  access: ['lab.read', 'lab.catalog'],
  summary: 'List the tests of the laboratory by name; a search looks at name and category',
  fields: {
    search: freeText(200).optional(),
    category: freeText(100).optional(),
    status: inUseFilter,
    sort: z.enum(['name', '-name']).default('name'),
  },
});

/** The maximum number of categories that a catalogue lists. */
export const maxCategories = 200;

export const countLabTests = defineCall('labTests.count', {
  address: 'GET /lab-test-counts',
  access: ['lab.read', 'lab.catalog'],
  summary: 'Count the tests that are offered, by category, and add up their prices',
  output: z.strictObject({
    total: z.number().int(),
    /** By name, the first 200. */
    categories: z.array(z.strictObject({ name: z.string(), tests: z.number().int() })),
    totalValueMinor: z.number().int(),
  }),
});

export const createLabTest = calls.create({
  access: 'lab.catalog',
  forMachines: "the catalogue comes from the laboratory's own system",
  summary: 'Add a test to the catalogue',
  fields: labTestInput.shape,
  errors: ['TEST_NAME_TAKEN'],
  example: {
    input: {
      name: 'Potassium',
      category: 'Electrolytes',
      description: 'Serum potassium',
      priceMinor: 45000,
      normalRange: '3.5-5.1',
      criticalRange: '2.8-6.2',
      unit: 'mmol/L',
      specimen: 'Serum',
      turnaroundTime: '2 hours',
    },
  },
});

export const updateLabTest = calls.update({
  access: 'lab.catalog',
  forMachines: "the catalogue comes from the laboratory's own system",
  summary: 'Change a test; orders keep the name, price and ranges they were made with',
  fields: changeable(labTestFields),
  errors: ['TEST_NAME_TAKEN'],
  example: { input: { testId: '01980000-0000-7000-8000-000000000041', version: 1, priceMinor: 48000 } },
});

export const deleteLabTest = defineCall('labTests.delete', {
  address: 'DELETE /lab-tests/{testId}',
  access: 'lab.catalog',
  summary: 'Take a test off the catalogue; orders that hold it keep it',
  input: z.strictObject({ testId: labTestId, version: z.coerce.number().int().min(1) }),
  output: labTest,
  errors: ['STALE'],
});
