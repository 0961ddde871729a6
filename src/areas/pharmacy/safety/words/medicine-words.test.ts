import { describe, expect, test } from 'vitest';
import { checkPrescription } from '../check-prescription.ts';
import { factsOfWords, isNamed, type ListedMedicine, usualRouteOfWords } from './medicine-words.ts';

const paraxa: ListedMedicine = {
  ...{
    name: 'Paraxa',
    genericName: 'Paracetamol',
    strength: '500 mg',
    baseUnit: 'tablet',
    dosageForm: 'tablet',
  },
  ingredients: [
    { code: 'paracetamol', name: 'Paracetamol', amountThousandths: 500_000, unit: 'mg', perUnits: 1 },
  ],
  ...{ pregnancyRisk: null, minimumAgeMonths: null },
  doseLimits: [
    {
      ...{ ingredientCode: 'paracetamol', fromMonths: null, belowMonths: null, maxSingle: 1_000_000 },
      ...{ maxDaily: 4_000_000, maxSinglePerKg: null, maxDailyPerKg: null },
    },
  ],
};

const insulin: ListedMedicine = {
  ...paraxa,
  ...{
    name: 'Glarginex',
    genericName: 'Insulin glargine',
    strength: '100 iu/ml',
    baseUnit: 'ml',
    dosageForm: 'injection',
  },
  ingredients: [
    {
      code: 'insulin glargine',
      name: 'Insulin glargine',
      amountThousandths: 100_000,
      unit: 'iu',
      perUnits: 1,
    },
  ],
  doseLimits: [
    {
      ...paraxa.doseLimits[0]!,
      ingredientCode: 'insulin glargine',
      maxSingle: 50_000,
      maxDaily: null,
      unit: 'iu',
    },
  ],
};

describe('a medicine in words', () => {
  test.each([
    ['Paraxa', true],
    ['tab. paraxa 500mg', true],
    ['Paracetamol', true],
    ['Paracetamol 1 g', true],
    ['Acetaminophen', true],
    ['Paraxa Plus', false],
    ['500 mg', false],
    ['Tab', false],
  ])('%s is in the list as Paraxa: %s', (written, is) => {
    expect(isNamed(written, paraxa)).toBe(is);
  });

  test.each([
    ['Tab. Napa', 'oral'],
    ['Syp Tofen', 'oral'],
    ['Betnovate cream', 'topical'],
    ['Inj. Ceftron', null],
    ['Inj. Ceftron IV', 'iv'],
    ['Normal saline infusion', 'iv'],
    ['Supp. Voltalin', 'rectal'],
    ['Napa', null],
  ])('%s goes by %s', (written, route) => {
    expect(usualRouteOfWords(written)).toBe(route);
  });

  const found = (
    name: string,
    dose: string,
    alike: readonly ListedMedicine[],
    route: 'oral' | 'sc' | 'iv' = 'oral',
  ) =>
    checkPrescription(
      [
        {
          name,
          dose,
          frequency: 'BD',
          route,
          medicine: null,
          words: factsOfWords({ name, dose, route }, alike),
        },
      ],
      {
        ...{ gender: 'male', ageMonths: 400, weightGrams: null, pregnancy: 'not-asked' },
        ...{ allergyState: 'none-known', allergies: [], current: [] },
      },
    ).map(({ code }) => code);

  test('is offered from the list, and compared with the limits of what it names', () => {
    expect(found('Paracetamol', '2 g', [paraxa])).toEqual(
      expect.arrayContaining(['nameInList', 'aboveSingleDose', 'ingredientsUnknown']),
    );
    expect(found('Paracetamol 1000 mg', '2', [paraxa])).toContain('aboveSingleDose');
    expect(found('Paracetamol', '500 mg', [paraxa])).not.toContain('aboveSingleDose');
    expect(found('Paracetamol', '2', [paraxa])).toContain('doseNotCounted');
    expect(found('Inj Actrapid', '80 units', [insulin], 'sc')).toEqual(
      expect.arrayContaining(['watchedHighAlert', 'aboveSingleUnits']),
    );
  });

  test('that nobody knows says that nothing is known', () => {
    expect(found('Warm gargle', '', [paraxa])).toEqual(['ingredientsUnknown']);
  });

  test('by a route that its form does not have is asked about', () => {
    expect(found('Syp Tofen', '5 ml', [], 'iv')).toContain('routeOfOtherForm');
    expect(found('Normal saline infusion', '1', [], 'oral')).toContain('routeOfOtherForm');
    expect(found('Inj. Ceftron', '1', [], 'iv')).not.toContain('routeOfOtherForm');
  });
});
