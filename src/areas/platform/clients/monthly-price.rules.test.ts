import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthlyPrice } from './monthly-price.rules.ts';

test('a yearly price counts by a twelfth, rounded half up', () => {
  expect(monthlyPrice({ priceMinor: 12_000, billingInterval: 'year' })).toBe(1000);
  expect(monthlyPrice({ priceMinor: 18, billingInterval: 'year' })).toBe(2);
  expect(monthlyPrice({ priceMinor: 17, billingInterval: 'year' })).toBe(1);
});

test('twelve months are a yearly price but for half a minor unit a month', () => {
  const price = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(price, (priceMinor) => {
      const year = monthlyPrice({ priceMinor, billingInterval: 'year' }) * 12;
      expect(Math.abs(year - priceMinor)).toBeLessThanOrEqual(6);
      expect(monthlyPrice({ priceMinor, billingInterval: 'month' })).toBe(priceMinor);
    }),
  );
});
