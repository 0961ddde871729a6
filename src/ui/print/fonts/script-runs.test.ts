import { expect, test } from 'vitest';
import { splitByScript } from './script-runs.ts';

test('raised digits, which no font file holds, are plain ones set small above the line', () => {
  expect(splitByScript('262 × 10⁹/L')).toEqual([
    { script: 'latin', text: '262 × 10' },
    { script: 'latin', text: '9', shift: 'raised' },
    { script: 'latin', text: '/L' },
  ]);
  expect(splitByScript('10⁻¹² m²')).toEqual([
    { script: 'latin', text: '10' },
    { script: 'latin', text: '−12', shift: 'raised' },
    { script: 'latin', text: ' m' },
    { script: 'latin', text: '2', shift: 'raised' },
  ]);
});

test('a narrow space, which no font file holds, is drawn as a plain one that does not break', () => {
  expect(splitByScript('4:15\u202fPM')).toEqual([{ script: 'latin', text: '4:15\u00a0PM' }]);
});
