import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextObservationAt } from './observation-due.ts';

const at = (minutes: number) =>
  new Date(Date.parse('2026-03-02T08:00:00.000Z') + minutes * 60_000).toISOString();
const order = (everyMinutes: number, weighedMinutes: number | null = null) => ({
  ...{ everyMinutes, weighedMinutes, orderedAt: at(0) },
});
const scored = (policyMinutes: number) => ({ scoredAt: at(0), scoreDueAt: at(policyMinutes), lastAt: at(0) });

test('the sooner of score and order counts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 1440 }), fc.integer({ min: 5, max: 1440 }), (policy, every) => {
      const next = nextObservationAt({ ...scored(policy), order: order(every) });
      expect(next).toBe(at(Math.min(policy, every)));
    }),
  );
});

test('an order for less often with a reason counts until a score asks for more than it did then', () => {
  const excused = order(240, 60);
  expect(nextObservationAt({ ...scored(60), order: excused })).toBe(at(240));
  expect(nextObservationAt({ ...scored(720), order: excused })).toBe(at(240));
  expect(nextObservationAt({ ...scored(30), order: excused })).toBe(at(30));
});

test('an order is due at once before the first set, and never before it was given', () => {
  const none = { scoredAt: null, scoreDueAt: null };
  expect(nextObservationAt({ ...none, lastAt: null, order: order(60) })).toBe(at(0));
  expect(nextObservationAt({ ...none, lastAt: at(-180), order: order(60) })).toBe(at(0));
  expect(nextObservationAt({ ...none, lastAt: at(-20), order: order(60) })).toBe(at(40));
  expect(nextObservationAt({ ...none, lastAt: at(0), order: null })).toBeNull();
});
