import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenAwayBasisPoints, type OwnLimit, widestOf } from './own-limit.rules.ts';

const limit = (part: Partial<OwnLimit> = {}): OwnLimit => ({
  discountBasisPoints: 0,
  creditMinor: 0,
  voidMinor: 0,
  reopensMonths: false,
  ...part,
});

test('of several roles the widest counts in everything by itself; without one nothing is limited', () => {
  expect(widestOf([limit({ discountBasisPoints: 500 }), limit({ creditMinor: 100 })])).toEqual(
    limit({ discountBasisPoints: 500, creditMinor: 100 }),
  );
  expect(widestOf([limit(), limit({ voidMinor: null, reopensMonths: true })])).toEqual(
    limit({ voidMinor: null, reopensMonths: true }),
  );
  expect(widestOf([])).toEqual({
    discountBasisPoints: null,
    creditMinor: null,
    voidMinor: null,
    reopensMonths: true,
  });
});

test('a discount and prices below the catalogue count together, a price above it makes up for nothing', () => {
  const lines = [
    { quantity: 2, priceMinor: 400, listMinor: 500 },
    { quantity: 1, priceMinor: 5000, listMinor: 1000 },
    { quantity: 1, priceMinor: 4000, listMinor: null },
  ];
  // 2 x 100 below the catalogue and a discount of 800, of 1000 + 5000 + 4000.
  expect(givenAwayBasisPoints(lines, 800)).toBe(1000);
  expect(givenAwayBasisPoints(lines, 801)).toBe(1001);
  expect(givenAwayBasisPoints([{ quantity: 3, priceMinor: 0, listMinor: 700 }], 0)).toBe(10_000);
  expect(givenAwayBasisPoints([{ quantity: 1, priceMinor: 0, listMinor: null }], 0)).toBe(0);
});

test('what is given away is between nothing and all, and grows with the discount', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 1000 }),
    priceMinor: fc.integer({ min: 0, max: 10_000_000_000 }),
    listMinor: fc.option(fc.integer({ min: 0, max: 10_000_000_000 }), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), fc.nat(10_000), (lines, share) => {
      const subtotal = lines.reduce((sum, one) => sum + one.quantity * one.priceMinor, 0);
      const discount = Math.floor((subtotal * share) / 10_000);
      const away = givenAwayBasisPoints(lines, discount);
      expect(away).toBeGreaterThanOrEqual(givenAwayBasisPoints(lines, 0));
      expect(away).toBeGreaterThanOrEqual(0);
      expect(away).toBeLessThanOrEqual(10_000);
    }),
  );
});
