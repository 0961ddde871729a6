import { describe, expect, test } from 'vitest';
import { checkPrescription, stopsWithoutReason } from '../check-prescription.ts';
import { stopsInPregnancy } from '../facts/pregnancy.ts';
import type { DoseLimit } from '../medicine-facts.ts';
import type { CheckedLine, CheckedPatient } from './checked-prescription.ts';
import { aCheckedPatient, aLineOf } from './made-up.ts';

const codes = (lines: CheckedLine[], patient: CheckedPatient) =>
  checkPrescription(lines, patient).map(({ severity, code }) => [severity, code]);

describe('the same twice', () => {
  test('the same ingredient informs, in the prescription and beside what is taken', () => {
    const lines = [aLineOf(['paracetamol']), aLineOf(['paracetamol', 'caffeine'], { name: 'Both' })];
    expect(codes(lines, aCheckedPatient())).toContainEqual(['inform', 'duplicateIngredient']);
    const current = [{ name: 'Taken', ingredientCodes: ['paracetamol'] }];
    expect(codes([lines[0]!], aCheckedPatient({ current }))).toEqual([['inform', 'duplicateIngredient']]);
  });

  test.each([
    ['omeprazole', 'esomeprazole'],
    ['ibuprofen', 'naproxen'],
    ['ramipril', 'enalapril'],
    ['losartan', 'valsartan'],
    ['atorvastatin', 'rosuvastatin'],
    ['cetirizine', 'fexofenadine'],
  ])('%s and %s are of one class and inform', (a, b) => {
    expect(codes([aLineOf([a]), aLineOf([b])], aCheckedPatient())).toEqual([['inform', 'duplicateClass']]);
  });

  test.each([
    ['paracetamol', 'ibuprofen'],
    ['metformin', 'gliclazide'],
  ])('%s and %s are not', (a, b) => {
    expect(codes([aLineOf([a]), aLineOf([b])], aCheckedPatient())).toEqual([]);
  });
});

describe('pregnancy', () => {
  const woman = aCheckedPatient({ gender: 'female', ageMonths: 300 });

  test.each([...stopsInPregnancy])('%s stops', (ingredient) => {
    expect(codes([aLineOf([ingredient])], { ...woman, pregnancy: 'pregnant' })).toContainEqual([
      'stop',
      'pregnancyStop',
    ]);
  });

  test.each(['losartan', 'valsartan', 'atorvastatin', 'misoprostol'])('%s only informs', (ingredient) => {
    const found = codes([aLineOf([ingredient])], { ...woman, pregnancy: 'pregnant' });
    expect(found).toContainEqual(['inform', 'pregnancyCaution']);
    expect(found).not.toContainEqual(['stop', 'pregnancyStop']);
  });

  test('who was not asked is told that it was not checked, who is not pregnant or cannot be is not', () => {
    const line = [aLineOf(['warfarin'])];
    expect(codes(line, woman)).toEqual([['unchecked', 'pregnancyNotAsked']]);
    for (const patient of [
      { ...woman, pregnancy: 'not-pregnant' as const },
      { ...woman, ageMonths: 70 * 12 },
      { ...woman, ageMonths: 60 },
      aCheckedPatient(),
    ]) {
      expect(codes(line, patient)).toEqual([]);
    }
  });

  test("the hospital's own word adds a stop and takes none back", () => {
    const pregnant = { ...woman, pregnancy: 'pregnant' as const };
    const own = aLineOf(['paracetamol'], { facts: { pregnancyRisk: 'stop' } });
    expect(codes([own], pregnant)).toEqual([['stop', 'pregnancyStop']]);
    const denied = aLineOf(['warfarin'], { facts: { pregnancyRisk: 'none' } });
    expect(codes([denied], pregnant)).toEqual([['stop', 'pregnancyStop']]);
  });
});

describe('age and weight', () => {
  const none = { maxSingle: null, maxDaily: null, maxSinglePerKg: null, maxDailyPerKg: null };
  const adult: DoseLimit = {
    ...none,
    ingredientCode: 'paracetamol',
    fromMonths: 144,
    belowMonths: null,
    maxSingle: 1_000_000,
    maxDaily: 4_000_000,
  };
  const child: DoseLimit = {
    ...none,
    ingredientCode: 'paracetamol',
    fromMonths: null,
    belowMonths: 144,
    maxSinglePerKg: 15_000,
    maxDailyPerKg: 60_000,
  };
  const facts = { doseLimits: [adult, child] };
  const tablet = (dose: string, frequency: string) => [
    aLineOf(['paracetamol'], { facts, mg: 500, dose, frequency }),
  ];

  test.each([
    ['2', 'QID', []],
    ['2', '2+2+2+2', ['aboveSingleDose', 'aboveDailyDose']],
    ['2', 'q4h', ['aboveDailyDose']],
    ['1001 mg', 'OD', ['aboveSingleDose', 'partOfWhole']],
    ['1000 mg', 'QID', []],
  ])('an adult on %s tablets %s', (dose, frequency, expected) => {
    const found = checkPrescription(tablet(dose, frequency), aCheckedPatient());
    expect(found.map(({ code }) => code)).toEqual(expected);
    expect(found.every(({ severity }) => severity === 'stop')).toBe(true);
  });

  test('a child is judged by its weight, and without one it says so', () => {
    const small = aCheckedPatient({ ageMonths: 60, weightGrams: 20_000 });
    expect(codes(tablet('½', 'QID'), small)).toEqual([]);
    expect(codes(tablet('1', 'TDS'), small)).toEqual([
      ['stop', 'aboveSingleDose'],
      ['stop', 'aboveDailyDose'],
    ]);
    expect(codes(tablet('½', 'QID'), { ...small, weightGrams: null })).toEqual([
      ['unchecked', 'weightMissing'],
    ]);
  });

  test('a dose that cannot be counted, and one as needed, is told as not checked', () => {
    expect(codes(tablet('5 ml', 'BD'), aCheckedPatient())).toEqual([['unchecked', 'doseNotCounted']]);
    expect(codes(tablet('1', 'SOS'), aCheckedPatient())).toEqual([['unchecked', 'doseNotCounted']]);
  });

  test('who is too young is stopped, on the birthday no longer', () => {
    const line = [aLineOf(['acetylsalicylic acid'], { facts: { minimumAgeMonths: 192 } })];
    expect(codes(line, aCheckedPatient({ ageMonths: 191 }))).toEqual([['stop', 'tooYoung']]);
    expect(codes(line, aCheckedPatient({ ageMonths: 192 }))).toEqual([]);
    expect(codes(line, aCheckedPatient({ ageMonths: null }))).toEqual([['unchecked', 'ageUnknown']]);
  });
});

test('a medicine in words alone, and an ingredient that the rules never heard of, are told as not checked', () => {
  expect(codes([aLineOf([], { name: 'Herbal syrup', medicine: null })], aCheckedPatient())).toEqual([
    ['unchecked', 'ingredientsUnknown'],
  ]);
  expect(codes([aLineOf(['xyloquine'])], aCheckedPatient())).toEqual([['unchecked', 'ingredientNotCovered']]);
});

test('a reason belongs to one finding and stays with it when lines move', () => {
  const patient = aCheckedPatient({
    allergyState: 'recorded',
    allergies: [{ substance: 'Penicillin', ingredient: null, isSevereSkin: false }],
  });
  const first = aLineOf(['amoxicillin']);
  const second = aLineOf(['ampicillin']);
  const [stop] = checkPrescription([first], patient);
  const reasons = new Map([[stop!.key, 'Tolerated it twice since']]);
  const moved = checkPrescription([second, first], patient);
  expect(stopsWithoutReason(moved, reasons).map(({ line }) => line)).toEqual([0]);
});
