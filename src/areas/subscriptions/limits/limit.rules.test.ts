import { expect, test } from 'vitest';
import { isNearLimit, mustTakeTurns } from './limit.rules.ts';

test('people are warned from four fifths of a limit on, and never without one', () => {
  expect([isNearLimit(3, 5), isNearLimit(4, 5), isNearLimit(5, 5)]).toEqual([false, true, true]);
  expect(isNearLimit(1_000_000, null)).toBe(false);
});

test('those who add take turns as soon as a thousand of them could pass the limit', () => {
  expect(mustTakeTurns(0, 1, 1000)).toBe(false);
  expect(mustTakeTurns(1, 1, 1000)).toBe(true);
  expect(mustTakeTurns(0, 2, 1000)).toBe(true);
  expect(mustTakeTurns(8000, 1, 10_000)).toBe(false);
});
