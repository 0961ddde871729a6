import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostColumns, printSlots } from './print-slots.rules.ts';

const start = Date.parse('2026-03-02T03:00:00.000Z');
const after = (minutes: number) => ({ at: new Date(start + minutes * 60_000).toISOString() });

test('every entry of a day has one column, in its order, and no column is empty', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1440 })), (minutes) => {
      const entries = minutes.map(after);
      const slots = printSlots(entries);
      expect(slots.length).toBeLessThanOrEqual(mostColumns);
      expect(slots.flatMap((slot) => slot.entries)).toHaveLength(entries.length);
      expect(slots.every((slot) => slot.entries.length > 0)).toBe(true);
      expect(slots.map(({ from }) => from)).toEqual(slots.map(({ from }) => from).toSorted());
    }),
  );
});

test('sets of every five minutes have columns of five minutes as long as they fit', () => {
  const slots = printSlots([0, 5, 10, 60].map(after));
  expect(slots.map(({ from }) => from.slice(11, 16))).toEqual(['03:00', '03:05', '03:10', '04:00']);
  expect(printSlots(Array.from({ length: 30 }, (_, place) => after(place * 5)))).toHaveLength(15);
});
