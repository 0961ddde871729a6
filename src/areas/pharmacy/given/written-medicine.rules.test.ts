import { expect, test } from 'vitest';
import { codesOf, isNamedIn, namingWords } from './written-medicine.rules.ts';

const listed = [
  { name: 'Ceftron 1 g', codes: ['ceftriaxone'] },
  { name: 'Sodium Valproate', codes: ['valproate'] },
  { name: 'Inj', codes: ['morphine'] },
];

test.each([
  ['Inj. Ceftron 1g IV stat', [], ['ceftriaxone']],
  ['Benzylpenicillin 1.2 g', [], ['benzylpenicillin']],
  ['penicillin', [], ['amoxicillin']],
  ['Co-trimoxazole', [], ['sulfamethoxazole']],
  ['Sodium bicarbonate 8.4 %', [], ['sodium bicarbonate']],
  ['Latex gloves size 7', ['Latex'], ['latex']],
  ['Gloves without powder', ['Latex'], ['gloves without powder']],
  ['Povidone-iodine 10%', ['Povidone iodine'], ['povidone iodine']],
  ['Zzyx', [], ['zzyx']],
])('%s is read as what it contains', (text, allergens, codes) => {
  expect(codesOf(text, listed, allergens)).toEqual(codes);
});

test('a name of nothing but forms and amounts names nothing', () => {
  expect(namingWords('Inj. 1 g IV')).toEqual([]);
  expect(isNamedIn('Inj', namingWords('Inj. Ceftron'))).toBe(false);
});
