import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sizeLimits } from '../limits/size-limits.ts';
import {
  allocateMinor,
  largestMinor,
  multiplyMinor,
  percentageOfMinor,
  subtractMinor,
  sumMinor,
} from './minor-units.ts';

const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const rate = fc.integer({ min: 0, max: 10_000 });
const weights = fc
  .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
  .filter((list) => list.some((weight) => weight > 0));

test('adding does not mind the order or the grouping, and taking away undoes it', () => {
  fc.assert(
    fc.property(amount, amount, amount, (a, b, c) => {
      expect(sumMinor([a, b])).toBe(sumMinor([b, a]));
      expect(sumMinor([sumMinor([a, b]), c])).toBe(sumMinor([a, sumMinor([b, c])]));
      expect(subtractMinor(sumMinor([a, b]), b)).toBe(a);
    }),
  );
  expect(sumMinor([])).toBe(0);
});

test('a price taken n times is the price added n times', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 50 }), (price, times) => {
      expect(multiplyMinor(price, times)).toBe(sumMinor(Array.from({ length: times }, () => price)));
    }),
  );
});

test('a percentage is never more than half a minor unit from the exact share', () => {
  fc.assert(
    fc.property(amount, rate, (whole, basisPoints) => {
      const twiceOff =
        2n * (BigInt(percentageOfMinor(whole, basisPoints)) * 10_000n - BigInt(whole) * BigInt(basisPoints));
      expect(twiceOff <= 10_000n && twiceOff >= -10_000n).toBe(true);
    }),
  );
});

test('a percentage grows with its amount, and that of a refund mirrors that of its payment', () => {
  fc.assert(
    fc.property(amount, fc.nat(1_000_000), rate, (whole, more, basisPoints) => {
      const share = percentageOfMinor(whole, basisPoints);
      expect(percentageOfMinor(whole + more, basisPoints)).toBeGreaterThanOrEqual(share);
      expect(sumMinor([share, percentageOfMinor(-whole, basisPoints)])).toBe(0);
    }),
  );
});

test('half a minor unit is rounded up, away from zero', () => {
  expect(percentageOfMinor(5, 1000)).toBe(1);
  expect(percentageOfMinor(-5, 1000)).toBe(-1);
  expect(percentageOfMinor(4, 1000)).toBe(0);
  expect(percentageOfMinor(12_345, 750)).toBe(926);
  expect(percentageOfMinor(Number.MAX_SAFE_INTEGER, 10_000)).toBe(Number.MAX_SAFE_INTEGER);
});

test('the parts of a split add up to the whole, and each lies beside its exact share', () => {
  fc.assert(
    fc.property(amount, weights, (whole, list) => {
      const parts = allocateMinor(whole, list);
      const total = list.reduce((sum, weight) => sum + BigInt(weight), 0n);
      expect(sumMinor(parts)).toBe(whole);
      parts.forEach((part, index) => {
        const off = BigInt(part) * total - BigInt(whole) * BigInt(list[index] ?? 0);
        expect(off < total && off > -total).toBe(true);
      });
    }),
  );
});

test('what remains of a split goes to the largest remainders, the first before the next', () => {
  expect(allocateMinor(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocateMinor(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  expect(allocateMinor(10, [0, 3, 7])).toEqual([0, 3, 7]);
  expect(allocateMinor(5, [2, 2, 7])).toEqual([1, 1, 3]);
  expect(() => allocateMinor(5, [0, 0])).toThrow(RangeError);
  expect(() => allocateMinor(5, [2, -1])).toThrow(RangeError);
});

test('fractions are refused rather than rounded', () => {
  expect(() => sumMinor([0.5])).toThrow(RangeError);
  expect(() => percentageOfMinor(100, 12.5)).toThrow(RangeError);
});

test('what leaves the exact range stays at its end', () => {
  expect(sumMinor([largestMinor, 1])).toBe(largestMinor);
  expect(subtractMinor(-largestMinor, 1)).toBe(-largestMinor);
  expect(multiplyMinor(largestMinor, 2)).toBe(largestMinor);
  expect(percentageOfMinor(-largestMinor, 20_000)).toBe(-largestMinor);
});

test('a sum of the largest documents is exact until it stays at the end, whatever their number', () => {
  const document = fc.integer({
    min: sizeLimits.documentMinor.max - 1000,
    max: sizeLimits.documentMinor.max,
  });
  fc.assert(
    fc.property(document, fc.integer({ min: 0, max: 20_000 }), (totalMinor, documents) => {
      const exact = BigInt(totalMinor) * BigInt(documents);
      const sum = sumMinor(Array.from({ length: documents }, () => totalMinor));
      expect(BigInt(sum)).toBe(exact < BigInt(largestMinor) ? exact : BigInt(largestMinor));
      expect(multiplyMinor(totalMinor, documents)).toBe(sum);
    }),
    { numRuns: 30 },
  );
});
