import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dailyUse, packsToOrder, type ReorderFacts } from './reorder.rules.ts';

const facts: ReorderFacts = {
  consumed: 900,
  days: 90,
  emptyDays: 0,
  onHand: 50,
  onOrder: 0,
  minimum: 100,
  leadDays: 5,
  packSize: 50,
  usual: null,
};

test('days out of stock do not make an item look little used', () => {
  expect(dailyUse({ consumed: 450, days: 90, emptyDays: 45 })).toBe(10);
  expect(dailyUse({ consumed: 450, days: 90, emptyDays: 90 })).toBe(0);
});

test('an order covers the minimum, the days until it comes and a month after, in whole packs', () => {
  // 100 + 5 × 10 + 30 × 10 - 50 = 400
  expect(packsToOrder(facts)).toBe(8);
  expect(packsToOrder({ ...facts, onOrder: 101 })).toBe(0);
  expect(packsToOrder({ ...facts, consumed: 0, usual: 1000 })).toBe(20);
});

test('what is ordered always brings stock above the point of ordering, and nothing is ordered above it', () => {
  const whole = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(
      fc.record({
        consumed: whole(100_000),
        days: fc.integer({ min: 1, max: 120 }),
        emptyDays: whole(120),
        onHand: whole(10_000),
        onOrder: whole(10_000),
        minimum: whole(10_000),
        leadDays: whole(60),
        packSize: fc.integer({ min: 1, max: 1000 }),
        usual: fc.option(fc.integer({ min: 1, max: 1000 })),
      }),
      (some) => {
        const point = some.minimum + Math.ceil(dailyUse(some) * some.leadDays);
        const packs = packsToOrder(some);
        const there = some.onHand + some.onOrder;
        expect(packs > 0).toBe(there <= point);
        expect(packs === 0 || there + packs * some.packSize >= point).toBe(true);
      },
    ),
  );
});
