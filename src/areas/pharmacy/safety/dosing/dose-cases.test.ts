import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dosageForms } from '../medicine-facts.ts';
import { type DoseCase, doseCases, medicines, sources } from './dose-cases.fixture.ts';
import { countDose } from './dose-count.ts';
import { readFrequency } from './frequency.ts';
import { countQuantity, openedFor, takesPartOfWhole } from './quantity.ts';
import { times } from './ratio.ts';

function toldOf({ line: [dose, frequency, duration], of, decimalSign }: DoseCase) {
  const medicine = medicines[of];
  const counted = countDose(dose, medicine, decimalSign);
  if (counted.kind === 'not-counted') return counted.why;
  if (takesPartOfWhole({ dose, frequency }, medicine, decimalSign)) return 'part';
  return countQuantity({ dose, frequency, duration }, medicine, decimalSign) ?? 'no-course';
}

test.each(doseCases.map((one) => [one.line.join(' '), one.of, one.is, one] as const))(
  '%s of %s is %s',
  (_written, _medicine, is, one) => {
    expect(toldOf(one)).toBe(is);
  },
);

test('the table has all forms, and a source for each row', () => {
  expect(doseCases.length).toBeGreaterThanOrEqual(60);
  const forms = new Set(doseCases.map(({ of }) => medicines[of].dosageForm));
  expect([...forms].toSorted()).toEqual([...dosageForms].toSorted());
  expect(doseCases.filter(({ source }) => !sources[source])).toEqual([]);
});

const words = [
  ...['', ' tab', ' cap', ' puffs', ' drops', ' amp', ' vial', ' supp', ' sachet', ' patch', ' measure'],
  ...[
    ' unit',
    ' units',
    ' IU',
    ' U',
    ' mg',
    ' g',
    ' mcg',
    ' mmol',
    ' ml',
    ' cc',
    ' tsp',
    ' tbsp',
    'টি',
    ' চামচ',
  ],
];
const numbers = ['½', '1', '1½', '2', '5', '10', '0.5', '0,5', '1,000', '250', '500', '1000', '5000'];
const frequencies = ['OD', 'BD', 'TDS', 'q8h', '1+0+1', '½+0+1½', 'weekly', 'STAT'] as const;
const daysBetween: Readonly<Partial<Record<string, number>>> = { weekly: 7 };

/** Takes every dose out of what was handed out before, and opens another one where it does not suffice. */
function handedOutByAPerson(
  dose: string,
  frequency: string,
  days: number,
  of: keyof typeof medicines,
): number {
  const counted = countDose(dose, medicines[of]);
  if (counted.kind !== 'counted') return 0;
  const { slots, doses } = readFrequency(frequency)!;
  const ofDay =
    slots.length > 0
      ? slots.map((slot) => times(counted.units, slot))
      : Array.from({ length: doses!.top / doses!.bottom }, () => counted.units);
  let taken = 0;
  for (let day = 0; day < (frequency === 'STAT' ? 1 : days); day += daysBetween[frequency] ?? 1) {
    for (const units of ofDay) {
      const { top, bottom } = openedFor(units, medicines[of]);
      taken += top / bottom;
    }
  }
  return Math.ceil(taken - 1e-9);
}

test('what is counted is never more than what a person would hand out', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...numbers),
      fc.constantFrom(...words),
      fc.constantFrom(...frequencies),
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom(...(Object.keys(medicines) as (keyof typeof medicines)[])),
      (number, word, frequency, days, of) => {
        const dose = `${number}${word}`;
        const counted = countQuantity({ dose, frequency, duration: `${days}d` }, medicines[of]);
        expect(counted ?? 0).toBeLessThanOrEqual(handedOutByAPerson(dose, frequency, days, of));
      },
    ),
    { numRuns: 3000 },
  );
});

test('a countable thing is counted only of a medicine that is counted in it, or says what one holds', () => {
  const things = {
    ' tab': 'tablet',
    ' cap': 'capsule',
    ' amp': 'ampoule',
    ' vial': 'vial',
    ' patch': 'patch',
  };
  for (const [word, thing] of Object.entries(things)) {
    for (const medicine of Object.values(medicines)) {
      const isCounted = countDose(`1${word}`, medicine).kind === 'counted';
      expect([word, medicine.baseUnit, isCounted]).toEqual([
        word,
        medicine.baseUnit,
        medicine.baseUnit === thing,
      ]);
    }
  }
});
