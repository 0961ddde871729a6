import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameEvery, ticksUpTo } from './chart-scale.ts';

test('an empty chart still has a line above the ground', () => {
  expect(ticksUpTo(0)).toEqual([0, 1]);
});

test('figures are read off whole, round lines', () => {
  expect(ticksUpTo(7)).toEqual([0, 2, 4, 6, 8]);
  expect(ticksUpTo(23)).toEqual([0, 10, 20, 30]);
  expect(ticksUpTo(1_234_567)).toEqual([0, 500_000, 1_000_000, 1_500_000]);
});

test('the highest line is not below the highest figure, and there are at most five lines', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (highest) => {
      const ticks = ticksUpTo(highest);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }),
  );
});

test('names are as close as their width allows', () => {
  expect(nameEvery(30, 600, 60)).toBe(3);
  expect(nameEvery(12, 1200, 60)).toBe(1);
  expect(nameEvery(12, 0, 60)).toBe(12);
});
