import { expect, test } from 'vitest';
import { asaClasses, asaText, foretellsDifficultAirway, mallampatiClasses } from './assessment-scales.ts';

test('six ASA classes, with E in an emergency', () => {
  expect(asaClasses).toHaveLength(6);
  expect(asaClasses.map((one) => asaText(one, false))).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI']);
  expect(asaText('III', true)).toBe('III E');
});

test('Mallampati III and IV foretell a difficult airway', () => {
  expect(mallampatiClasses.filter(foretellsDifficultAirway)).toEqual(['III', 'IV']);
});
