import { expect, test } from 'vitest';
import { asNeededWords } from './as-needed.words.ts';
import { intervalText, readInterval } from './interval.ts';

test.each([
  ['6 h', 360],
  ['6h', 360],
  ['6 hours', 360],
  ['every 6 hours', 360],
  ['q6h', 360],
  ['1.5 h', 90],
  ['90 min', 90],
  ['90 minutes', 90],
  ['৬ ঘণ্টা', 360],
  ['168 h', 10_080],
  // It can be either, and the other is sixty times as much or as little.
  ['6', undefined],
  ['360', undefined],
  ['0 h', undefined],
  ['169 h', undefined],
  ['6 x', undefined],
  ['', undefined],
])('%s is %s minutes', (text, minutes) => {
  expect(readInterval(text)).toBe(minutes);
});

test('what is stored is typed again as it is read', () => {
  for (const minutes of [30, 60, 90, 240, 10_080]) expect(readInterval(intervalText(minutes))).toBe(minutes);
});

test('as needed is said in whole hours where there are', () => {
  expect(asNeededWords({ prnMinimumMinutes: 360, prnMaximum: 4 })).toBe(
    'every 6 hours, at most 4 in 24 hours',
  );
  expect(asNeededWords({ prnMinimumMinutes: 90, prnMaximum: null })).toBe('every 90 minutes');
  expect(asNeededWords({ prnMinimumMinutes: null, prnMaximum: 1 })).toBe('at most 1 in 24 hours');
});
