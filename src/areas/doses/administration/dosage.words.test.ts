import { expect, test } from 'vitest';
import { dosageWords } from './dosage.words.ts';

test.each([
  ['1', 'capsule', '1 capsule'],
  ['½', 'tablet', '½ tablet'],
  ['1/2', 'tablet', '1/2 tablet'],
  ['0.5', 'tablet', '0.5 tablet'],
  ['1½', 'tablet', '1½ tablets'],
  ['2', 'suppository', '2 suppositories'],
  ['10', 'ml', '10 mL'],
  ['500 mg', 'tablet', '500 mg'],
  ['2 × 500 mg', 'tablet', '2 × 500 mg'],
  ['1', null, '1'],
] as const)('%s of a %s is %s', (dosage, unit, words) => {
  expect(dosageWords(dosage, unit)).toBe(words);
});

test('what is withheld has no words', () => {
  expect(dosageWords(null, null)).toBe('');
});
