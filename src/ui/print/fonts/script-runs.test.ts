import { expect, test } from 'vitest';
import { splitByScript } from './script-runs.ts';

test('raised digits, which no font file holds, are plain ones set small above the line', () => {
  expect(splitByScript('262 × 10⁹/L')).toEqual([
    { script: 'latin', text: '262 × 10' },
    { script: 'latin', text: '9', isRaised: true },
    { script: 'latin', text: '/L' },
  ]);
  expect(splitByScript('10⁻¹² m²')).toEqual([
    { script: 'latin', text: '10' },
    { script: 'latin', text: '−12', isRaised: true },
    { script: 'latin', text: ' m' },
    { script: 'latin', text: '2', isRaised: true },
  ]);
});
