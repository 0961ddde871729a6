import { expect, test } from 'vitest';
import { medicines } from '../dosing/dose-cases.fixture.ts';
import { checkPrescription } from '../check-prescription.ts';
import type { DoseLimit } from '../medicine-facts.ts';
import { aCheckedPatient, aLineOf } from './made-up.ts';

type Written = [dose: string, frequency: string, duration: string, quantity?: number];

function codesOf(of: keyof typeof medicines, written: Written, limits: DoseLimit[] = []) {
  const [dose, frequency, duration, quantity = null] = written;
  const facts = { ...medicines[of], doseLimits: limits };
  const line = aLineOf(['paracetamol'], { facts, dose, frequency, course: { duration, quantity } });
  return checkPrescription([line], aCheckedPatient())
    .filter(({ code }) => code !== 'ingredientNotCovered' && code !== 'ingredientsUnknown')
    .map(({ severity, code }) => [severity, code]);
}

test.each<[keyof typeof medicines, Written, [string, string][]]>([
  ['capsule500', ['250 mg', 'BD', '5d', 10], [['stop', 'partOfWhole']]],
  ['tablet500', ['½', 'BD', '5d'], []],
  ['tablet500', ['300 mg', 'BD', '5d', 10], [['stop', 'partOfWhole']]],
  ['insulin100', ['10 units', 'BD', '10d'], []],
  ['insulin100', ['10 U', 'BD', '10d'], [['inform', 'doseAbbreviation']]],
  ['insulin100', ['10', 'BD', '10d'], [['unchecked', 'amountUnknown']]],
  ['insulin100', ['10', 'BD', '10d', 2], []],
  ['insulin100', ['100 ml', 'BD', '10d'], [['stop', 'doseUnusual']]],
  ['heparin', ['5000 units', 'BD', '5d'], []],
  ['heparin', ['5000 ml', 'BD', '5d'], [['stop', 'doseUnusual']]],
  ['tablet500', ['20', 'OD', '1d'], []],
  ['tablet500', ['21', 'OD', '1d'], [['stop', 'doseUnusual']]],
  ['tablet500', ['1', 'TDS', '7d', 210], []],
  ['tablet500', ['1', 'TDS', '7d', 2100], [['stop', 'quantityUnusual']]],
  ['syrup', ['500 mg', 'TDS', '5d'], []],
  ['syrup', ['5000 mg', 'TDS', '5d'], [['stop', 'doseUnusual']]],
])('%s, %j: %j', (of, written, found) => {
  expect(codesOf(of, written)).toEqual(found);
});

test('a reason for an unusual amount is for this amount alone', () => {
  const keyOf = (quantity: number) =>
    checkPrescription(
      [aLineOf(['paracetamol'], { course: { duration: '7d', quantity } })],
      aCheckedPatient(),
    )[0]!.key;
  expect(keyOf(2100)).not.toBe(keyOf(21_000));
});

test('limits in units are compared like limits in milligrams', () => {
  const limit: DoseLimit = {
    ...{ ingredientCode: 'insulin glargine', fromMonths: null, belowMonths: null, unit: 'iu' },
    ...{ maxSingle: 50_000, maxDaily: 80_000, maxSinglePerKg: null, maxDailyPerKg: null },
  };
  expect(codesOf('insulin100', ['50 units', 'OD', '5d'], [limit])).toEqual([]);
  expect(codesOf('insulin100', ['51 units', 'OD', '5d'], [limit])).toEqual([['stop', 'aboveSingleUnits']]);
  expect(codesOf('insulin100', ['0.5 ml', 'BD', '5d'], [limit])).toEqual([['stop', 'aboveDailyUnits']]);
  const perKg = { ...limit, maxSingle: null, maxDaily: null, maxSinglePerKg: 1000 };
  expect(codesOf('insulin100', ['60 units', 'OD', '5d'], [perKg])).toEqual([]);
  expect(codesOf('insulin100', ['61 units', 'OD', '5d'], [perKg])).toEqual([['stop', 'aboveSingleUnits']]);
  // A limit in milligrams says nothing of what is measured in units.
  expect(codesOf('insulin100', ['50 units', 'OD', '5d'], [{ ...limit, unit: undefined }])).toEqual([
    ['unchecked', 'doseNotCounted'],
  ]);
});
