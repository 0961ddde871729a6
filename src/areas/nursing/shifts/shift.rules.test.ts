import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairShares, type SharedPatient, shiftTypeAt, weightOf } from './shift.rules.ts';

const patients = fc.uniqueArray(
  fc.record({
    admissionId: fc.uuid(),
    news2: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
  }),
  { selector: ({ admissionId }) => admissionId, maxLength: 60 },
);
const shifts = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 8 });

function spread(values: number[]): number {
  return Math.max(...values) - Math.min(...values);
}

test('everybody is in one share, numbers differ by one at most and weights by the heaviest patient at most', () => {
  fc.assert(
    fc.property(patients, shifts, (all: SharedPatient[], shiftIds) => {
      const shares = fairShares(all, shiftIds);
      expect([...shares.keys()]).toEqual(shiftIds);
      const given = [...shares.values()];
      expect(given.flat().toSorted()).toEqual(all.map(({ admissionId }) => admissionId).toSorted());
      const known = new Map(all.map((one) => [one.admissionId, weightOf(one)]));
      expect(spread(given.map((share) => share.length))).toBeLessThanOrEqual(1);
      const weights = given.map((share) => share.reduce((sum, id) => sum + known.get(id)!, 0));
      expect(spread(weights)).toBeLessThanOrEqual(Math.max(0, ...known.values()));
    }),
  );
});

test('the order in which patients come changes nothing', () => {
  fc.assert(
    fc.property(patients, shifts, (all: SharedPatient[], shiftIds) => {
      expect(fairShares(all.toReversed(), shiftIds)).toEqual(fairShares(all, shiftIds));
    }),
  );
});

test('nobody is shared out where no nurse is', () => {
  expect(fairShares([{ admissionId: 'a', news2: 3 }], []).size).toBe(0);
});

test('each hour has a shift, and of two that overlap the one that began last', () => {
  const at = (hour: number) => shiftTypeAt(hour);
  expect([6, 7, 14, 15, 18, 19, 22, 23, 0].map(at)).toEqual([
    'night',
    'day',
    'day',
    'evening',
    'evening',
    'evening',
    'evening',
    'night',
    'night',
  ]);
});
