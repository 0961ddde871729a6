import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyMassTenths } from './body-mass.ts';

test('the body mass index needs both measurements', () => {
  expect(bodyMassTenths(70, 175)).toBe(229);
  expect(bodyMassTenths(80, 200)).toBe(200);
  expect(bodyMassTenths(70, null)).toBeNull();
  expect(bodyMassTenths(null, 175)).toBeNull();
});

test('a heavier person of the same height never has a smaller index', () => {
  const weight = fc.integer({ min: 200, max: 500_000 });
  fc.assert(
    fc.property(weight, weight, fc.integer({ min: 150, max: 2600 }), (one, other, millimetres) => {
      const [lighter, heavier] = [Math.min(one, other), Math.max(one, other)];
      const of = (grams: number) => bodyMassTenths(grams / 1000, millimetres / 10)!;
      expect(of(heavier)).toBeGreaterThanOrEqual(of(lighter));
    }),
  );
});
