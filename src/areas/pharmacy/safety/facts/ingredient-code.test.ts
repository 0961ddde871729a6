import { expect, test } from 'vitest';
import { ingredientCode, isCovered } from './ingredient-code.ts';

test.each([
  ['Sodium Valproate', 'valproate'],
  ['Valproate Sodium', 'valproate'],
  ['Valproic Acid', 'valproate'],
  ['Lithium Carbonate', 'lithium'],
  ['Warfarin Sodium', 'warfarin'],
  ['Potassium Clavulanate', 'clavulanic acid'],
  ['Amoxicillin (as trihydrate)', 'amoxicillin'],
  ['Amoxycillin Trihydrate BP', 'amoxicillin'],
  ['Co-amoxiclav', 'amoxicillin'],
  ['Cefuroxime Axetil', 'cefuroxime'],
  ['Penicillin V Potassium', 'phenoxymethylpenicillin'],
  ['Benzathine Penicillin', 'benzathine benzylpenicillin'],
  ['Diclofenac Diethylamine', 'diclofenac'],
  ['Ketorolac Tromethamine', 'ketorolac'],
  ['Aspirin', 'acetylsalicylic acid'],
  ['Co-trimoxazole', 'sulfamethoxazole'],
  ['Sulphasalazine', 'sulfasalazine'],
  ['Clopidogrel Bisulphate', 'clopidogrel'],
  ['Magnesium Sulfate', 'magnesium'],
  ['Calcium Carbonate', 'calcium carbonate'],
  ['Sodium Chloride', 'sodium chloride'],
  ['Potassium Chloride', 'potassium chloride'],
])('%s is known as %s', (written, code) => {
  expect(ingredientCode(written)).toBe(code);
  expect(isCovered(code)).toBe(true);
});

test.each(['Magnesium hydroxide', 'Sodium picosulfate', 'Calcium'])('%s stays what it is', (written) => {
  expect(ingredientCode(written)).toBe(written.toLowerCase());
});

test.each(['Sodium Valproate', 'Lithium carbonate', 'Calcium carbonate', 'Sodium picosulfate'])(
  'the code of %s is a code of itself',
  (written) => {
    const code = ingredientCode(written);
    expect(ingredientCode(code)).toBe(code);
  },
);
