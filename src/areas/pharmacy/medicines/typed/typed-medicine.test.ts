import { expect, test } from 'vitest';
import { ingredientsText, readIngredients } from './ingredient-text.ts';
import { limitsText, readLimits } from './limit-text.ts';

test.each([
  ['Paracetamol 500 mg', [['paracetamol', 500_000, 'mg', 1]]],
  [
    'Amoxicillin 125 mg/5 ml + Clavulanic acid 31.25 mg/5 ml',
    [
      ['amoxicillin', 125_000, 'mg', 5],
      ['clavulanic acid', 31_250, 'mg', 5],
    ],
  ],
  ['Insulin glargine 100 IU/ml', [['insulin glargine', 100_000, 'iu', 1]]],
  ['Clotrimazole 1%', [['clotrimazole', 1000, 'percent', 1]]],
  ['Oral rehydration salts', [['oral rehydration salts', null, null, 1]]],
  ['Levothyroxine sodium ৫০ mcg', [['levothyroxine', 50_000, 'mcg', 1]]],
])('%s is read, and written so that it is read again', (text, expected) => {
  const read = readIngredients(text)!;
  expect(read.map((one) => [one.code, one.amountThousandths, one.unit, one.perUnits])).toEqual(expected);
  expect(readIngredients(ingredientsText(read, 'ml'))).toEqual(read);
});

test.each(['', '500 mg', 'Paracetamol 0 mg', 'Paracetamol 500 mg/0 ml'])('“%s” is not read', (text) => {
  expect(readIngredients(text)).toBeUndefined();
});

test('limits are read by line, and written so that they are read again', () => {
  const read = readLimits(
    'Paracetamol: 15 mg/kg single, 60 mg/kg daily, below 12 years\nacetaminophen: 1 g single, 4 g daily, from 144 months',
  )!;
  expect(read).toMatchObject([
    { ingredientCode: 'paracetamol', maxSinglePerKg: 15_000, maxDailyPerKg: 60_000, belowMonths: 144 },
    { ingredientCode: 'paracetamol', maxSingle: 1_000_000, maxDaily: 4_000_000, fromMonths: 144 },
  ]);
  expect(readLimits(limitsText(read))).toEqual(read);
  expect(readLimits('')).toEqual([]);
});

test.each(['paracetamol', 'paracetamol: much', 'paracetamol: from 3 years', ': 5 mg daily'])(
  '“%s” is no limit',
  (text) => {
    expect(readLimits(text)).toBeUndefined();
  },
);
