import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countDifference, countKinds, isSettled, unsettledCounts } from './count.rules.ts';

const pieces = fc.nat({ max: 500 });

test('a count agrees when what is there at the end was there before or was added', () => {
  fc.assert(
    fc.property(pieces, pieces, (initial, added) => {
      const count = { kind: 'swabs' as const, initial, added, final: initial + added, explanation: '' };
      expect(countDifference(count)).toBe(0);
      expect(isSettled(count)).toBe(true);
      expect(isSettled({ ...count, final: count.final + 1 })).toBe(false);
      expect(isSettled({ ...count, final: count.final + 1, explanation: 'One of the last case' })).toBe(true);
    }),
  );
});

test('a missing piece is positive, and blank words explain nothing', () => {
  const count = { kind: 'needles' as const, initial: 10, added: 2, final: 11, explanation: '  ' };
  expect(countDifference(count)).toBe(1);
  expect(isSettled(count)).toBe(false);
});

test('every kind must be counted', () => {
  const agreeing = { initial: 1, added: 0, final: 1, explanation: '' };
  expect(unsettledCounts([])).toEqual(countKinds);
  expect(unsettledCounts([{ kind: 'swabs', ...agreeing }])).toEqual(['needles', 'instruments']);
  expect(unsettledCounts(countKinds.map((kind) => ({ kind, ...agreeing })))).toEqual([]);
});
