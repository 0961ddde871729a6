import { expect, test } from 'vitest';
import { placementMismatch } from './admission.rules.ts';

const day = '2026-11-22';
const anybody = { sexPolicy: 'any' as const, minimumAgeYears: null, maximumAgeYears: null };

test.each([
  [anybody, 'male', '1990-01-01', null],
  [{ ...anybody, sexPolicy: 'female' as const }, 'female', '1990-01-01', null],
  [{ ...anybody, sexPolicy: 'female' as const }, 'male', '1990-01-01', 'sex'],
  [{ ...anybody, sexPolicy: 'female' as const }, 'other', '1990-01-01', 'sex'],
  // Twelve today, and twelve tomorrow.
  [{ ...anybody, minimumAgeYears: 12 }, 'male', '2014-11-22', null],
  [{ ...anybody, minimumAgeYears: 12 }, 'male', '2014-11-23', 'age'],
  // Twelve until tomorrow, and thirteen today.
  [{ ...anybody, maximumAgeYears: 12 }, 'male', '2013-11-23', null],
  [{ ...anybody, maximumAgeYears: 12 }, 'male', '2013-11-22', 'age'],
])('%o takes %s born %s: %s', (ward, gender, dateOfBirth, mismatch) => {
  expect(placementMismatch(ward, { gender, dateOfBirth }, day)).toBe(mismatch);
});
