import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOfMonth, periodStart } from '../renewal/period.rules.ts';
import { type RestOfPeriod, upgradeAmount, worthOfRest } from './proration.rules.ts';

const dayMs = 86_400_000;
const price = fc.record({
  priceMinor: fc.integer({ min: 0, max: 10_000_000_000 }),
  interval: fc.constantFrom('month' as const, 'year' as const),
});

/** Some moment before the end of what is paid, up to two years. */
const rest: fc.Arbitrary<RestOfPeriod> = fc
  .record({
    now: fc.date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    }),
    leftMs: fc.integer({ min: 0, max: 730 * dayMs }),
    timeZone: fc.constantFrom('UTC', 'Asia/Dhaka', 'America/New_York', 'Pacific/Auckland'),
  })
  .map(({ now, leftMs, timeZone }) => {
    const endsAt = new Date(now.getTime() + leftMs).toISOString();
    return { now: now.toISOString(), endsAt, timeZone, billingDay: dayOfMonth(endsAt, timeZone) };
  });

test('what is asked is never negative, and never more than the rest is worth at the new price', () => {
  fc.assert(
    fc.property(price, price, rest, (from, to, left) => {
      const amount = upgradeAmount(from, to, left);
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(worthOfRest(to, left));
    }),
  );
});

test('by way of a second plan costs the same as straight to the third', () => {
  fc.assert(
    fc.property(fc.tuple(price, price, price), rest, (prices, left) => {
      const [small, middle, large] = prices.toSorted((a, b) => worthOfRest(a, left) - worthOfRest(b, left));
      const apart = upgradeAmount(small!, middle!, left) + upgradeAmount(middle!, large!, left);
      expect(apart).toBe(upgradeAmount(small!, large!, left));
    }),
  );
});

test('a later change never costs more, and at the end nothing', () => {
  fc.assert(
    fc.property(price, rest, fc.integer({ min: 0, max: 400 * dayMs }), (one, left, later) => {
      const now = new Date(Math.min(Date.parse(left.now) + later, Date.parse(left.endsAt))).toISOString();
      expect(worthOfRest(one, { ...left, now })).toBeLessThanOrEqual(worthOfRest(one, left));
      expect(worthOfRest(one, { ...left, now: left.endsAt })).toBe(0);
    }),
  );
});

test('a whole period is worth its price, and half of its days half of it', () => {
  fc.assert(
    fc.property(price, rest, (one, left) => {
      const start = periodStart(left.endsAt, { ...left, interval: one.interval });
      expect(worthOfRest(one, { ...left, now: start })).toBe(one.priceMinor);
    }),
  );
  const june = { endsAt: '2026-07-01T00:00:00.000Z', timeZone: 'UTC', billingDay: 1 };
  const small = { priceMinor: 4900, interval: 'month' } as const;
  const large = { priceMinor: 14_900, interval: 'month' } as const;
  expect(upgradeAmount(small, large, { ...june, now: '2026-06-16T00:00:00.000Z' })).toBe(5000);
});
