import { expect, test } from 'vitest';
import { exampleMedicine, type Medicine } from '../../medicines/medicine.contract.ts';
import { ingredientsText } from '../../medicines/typed/ingredient-text.ts';
import { medicines } from '../../safety/dosing/dose-cases.fixture.ts';
import { amountWords, chosenWords, doseOfMedicineWords } from './dose-amount.words.ts';

function medicineOf(of: keyof typeof medicines): Medicine {
  const { ingredients, baseUnit, dosageForm } = medicines[of];
  const { name } = ingredients[0]!;
  const strength = ingredientsText([...ingredients], baseUnit)
    .slice(name.length)
    .trim();
  return { ...exampleMedicine, name, ingredients: [...ingredients], baseUnit, dosageForm, strength };
}

test.each([
  ['10 units', 'insulin100', '10 units = 0.1 mL of 100 units/mL'],
  ['10 U', 'insulin100', '10 units = 0.1 mL of 100 units/mL'],
  ['10 units', 'insulin40', '10 units = ¼ mL of 40 units/mL'],
  ['½', 'tablet500', '½ tablet of 500 mg'],
  ['', 'tablet500', '1 tablet of 500 mg'],
  ['1½ tab', 'tablet500', '1½ tablets of 500 mg'],
  ['250 mg', 'tablet500', '250 mg = ½ tablet of 500 mg'],
  ['5 ml', 'syrup', '5 mL of 120 mg/5 mL'],
  ['1 tsp', 'syrup', '1 tsp = 5 mL of 120 mg/5 mL'],
  ['1.5 g', 'vial1g', '1.5 g = 1½ vials of 1000 mg'],
  ['2 puffs', 'inhaler', '2 puffs of 100 mcg'],
] as const)('%s of %s is told as %s', (dose, of, words) => {
  expect(doseOfMedicineWords(dose, medicineOf(of))).toEqual({ isCounted: true, words });
});

test.each([
  ['10', 'insulin100', /enter the dose with its unit/],
  ['1 vial', 'insulin100', /how much one contains/],
  ['a few', 'tablet500', /cannot be read/],
] as const)('%s of %s is not counted, and says so', (dose, of, words) => {
  expect(doseOfMedicineWords(dose, medicineOf(of))).toEqual({
    isCounted: false,
    words: expect.stringMatching(words) as string,
  });
});

test('what is asked about at the field is told there alone', () => {
  expect(doseOfMedicineWords('0,5', medicineOf('tablet500'))).toBeNull();
  expect(doseOfMedicineWords('1 tab', medicineOf('syrup'))).toBeNull();
});

test('strength and form stay visible', () => {
  expect(chosenWords(medicineOf('tablet500'))).toBe('Paracetamol 500 mg tablet');
});

test('a part of a dose is told as what is given of it', () => {
  const given = {
    written: '½ × 500 mg',
    baseUnit: 'tablet',
    amountThousandths: 500,
    strength: '500 mg',
  } as const;
  expect(amountWords(given)).toBe('½ × 500 mg = ½ tablet of 500 mg');
});
