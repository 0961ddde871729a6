import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BaseUnit, Ingredient } from '../medicine-facts.ts';
import { countQuantity } from './quantity.ts';

function aMedicine(baseUnit: BaseUnit, mg: number, perUnits = 1) {
  const ingredient: Ingredient = {
    code: 'x',
    name: 'X',
    amountThousandths: Math.round(mg * 1000),
    unit: 'mg',
    perUnits,
  };
  const dosageForm = baseUnit === 'ml' ? 'suspension' : 'tablet';
  return { baseUnit, dosageForm, strength: '', ingredients: [ingredient] } as const;
}

const tablet = aMedicine('tablet', 1000);
const suspension = aMedicine('ml', 125, 5);

test('1000 mg three times a day for 7 days of a 1,000 mg tablet is 21 tablets', () => {
  for (const frequency of ['TDS', '1+1+1', 'q8h', '১+১+১']) {
    expect(countQuantity({ dose: '1000 mg', frequency, duration: '7d' }, tablet)).toBe(21);
  }
  expect(countQuantity({ dose: '1 g', frequency: 'TDS', duration: '1w' }, tablet)).toBe(21);
});

test.each([
  ['', '1+0+1', '7d', 14],
  ['', '½+0+½', '7d', 7],
  ['½', 'OD', '7d', 4],
  ['½', '1+0+0', '5d', 3],
  ['2', 'HS', '1m', 60],
  ['500 mg', 'OD', '7 days', 4],
  ['1', 'weekly', '4w', 4],
  ['1', 'weekly', '10d', 2],
  ['1', 'alternate days', '7d', 4],
  ['2', 'STAT', '', 2],
])('%s of a 1,000 mg tablet %s for %s is %i tablets', (dose, frequency, duration, count) => {
  expect(countQuantity({ dose, frequency, duration }, tablet)).toBe(count);
});

test.each([
  ['5 ml', '1+1+1', '7d', 105],
  ['1 tsp', 'BD', '5d', 50],
  ['250 mg', 'TDS', '7d', 210],
  ['2.5 ml', 'TDS', '5d', 38],
])('%s of 125 mg in 5 ml %s for %s is %i ml', (dose, frequency, duration, ml) => {
  expect(countQuantity({ dose, frequency, duration }, suspension)).toBe(ml);
});

test('nothing is made up: as needed, continued, unknown contents and what cannot be read have no quantity', () => {
  expect(countQuantity({ dose: '1', frequency: 'SOS', duration: '7d' }, tablet)).toBeNull();
  expect(countQuantity({ dose: '1', frequency: 'BD', duration: 'চলবে' }, tablet)).toBeNull();
  expect(countQuantity({ dose: '5 ml', frequency: 'BD', duration: '7d' }, tablet)).toBeNull();
  expect(countQuantity({ dose: 'a few', frequency: 'BD', duration: '7d' }, tablet)).toBeNull();
  expect(countQuantity({ dose: '10 iu', frequency: 'BD', duration: '7d' }, tablet)).toBeNull();
});

const quarters = fc.integer({ min: 0, max: 12 });

test('the quantity is the exact sum of all doses, rounded up once at the end', () => {
  fc.assert(
    fc.property(
      fc.array(quarters, { minLength: 2, maxLength: 6 }).filter((slots) => slots.some((slot) => slot > 0)),
      fc.integer({ min: 1, max: 365 }),
      (slots, days) => {
        const frequency = slots.map((slot) => String(slot / 4)).join('+');
        const sum = slots.reduce((total, slot) => total + slot, 0);
        const counted = countQuantity({ dose: '1', frequency, duration: `${days}d` }, tablet);
        expect(counted).toBe(Math.ceil((sum * days) / 4));
      },
    ),
  );
});

test('a dose in milligrams and the same dose in units count alike', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(5, 10, 20, 25, 40, 50, 75, 100, 250, 500, 625, 650),
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom('OD', 'BD', 'TDS', 'QID', 'q4h', 'q6h', 'q8h', 'q12h', '1+0+1', '1+1+1'),
      fc.integer({ min: 1, max: 90 }),
      (mg, units, frequency, days) => {
        const medicine = aMedicine('tablet', mg);
        const line = { frequency, duration: `${days}d` };
        expect(countQuantity({ ...line, dose: `${mg * units} mg` }, medicine)).toBe(
          countQuantity({ ...line, dose: String(units) }, medicine),
        );
      },
    ),
  );
});

test('a longer course never needs less', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('OD', 'BD', '½+0+½', 'weekly', 'alternate days', 'q6h'),
      fc.integer({ min: 1, max: 300 }),
      (frequency, days) => {
        const of = (count: number) => countQuantity({ dose: '½', frequency, duration: `${count}d` }, tablet)!;
        expect(of(days + 1)).toBeGreaterThanOrEqual(of(days));
      },
    ),
  );
});
