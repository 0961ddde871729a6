import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf, timeTicks } from './time-axis.ts';

const dhaka = 'Asia/Dhaka';

test('marks stand at round hours of the hospital’s clock, and say where a day begins', () => {
  const span = { from: '2026-03-02T10:20:00.000Z', to: '2026-03-03T10:20:00.000Z' };
  expect(timeTicks(span, dhaka)).toEqual([
    { at: '2026-03-02T12:00:00.000Z', isDay: false },
    { at: '2026-03-02T18:00:00.000Z', isDay: true },
    { at: '2026-03-03T00:00:00.000Z', isDay: false },
    { at: '2026-03-03T06:00:00.000Z', isDay: false },
  ]);
});

test('of several days each mark is a midnight', () => {
  const span = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-05T00:00:00.000Z' };
  const ticks = timeTicks(span, dhaka);
  expect(ticks.map(({ at }) => at)).toEqual([
    '2026-03-01T18:00:00.000Z',
    '2026-03-02T18:00:00.000Z',
    '2026-03-03T18:00:00.000Z',
    '2026-03-04T18:00:00.000Z',
  ]);
  expect(ticks.every(({ isDay }) => isDay)).toBe(true);
});

test('whatever the span, marks are inside of it, in order and few', () => {
  const begin = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) });
  const minutes = fc.integer({ min: 60, max: 3 * 365 * 24 * 60 });
  fc.assert(
    fc.property(begin, minutes, (start, length) => {
      const span = {
        from: new Date(start).toISOString(),
        to: new Date(start + length * 60_000).toISOString(),
      };
      const places = timeTicks(span, dhaka).map(({ at }) => shareOf(span, at));
      expect(places.length).toBeLessThanOrEqual(5);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places.every((place) => place >= 0 && place <= 1)).toBe(true);
    }),
  );
});
