import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartCeiling, chartSize, chartY, timeAxis } from './chart.rules.ts';

const start = '2026-03-02T03:02:00.000Z';
const after = (minutes: number) => new Date(Date.parse(start) + minutes * 60_000).toISOString();

test('every entry lies on the axis, in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1440 }), { minLength: 1 }), (minutes) => {
      const sorted = minutes.toSorted((a, b) => a - b);
      const axis = timeAxis(start, sorted.map(after));
      const places = sorted.map((minute) => axis.x(after(minute)));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places[0]).toBeGreaterThanOrEqual(chartSize.left);
      expect(places.at(-1)).toBeLessThanOrEqual(chartSize.width - chartSize.right + 0.001);
      expect(axis.times.length).toBeLessThanOrEqual(11);
    }),
  );
});

test('the axis is half an hour long at least and has round times', () => {
  const axis = timeAxis(start, []);
  expect(axis.to - axis.from).toBe(30 * 60_000);
  expect(axis.times[0]).toBe('2026-03-02T03:05:00.000Z');
});

test('a value beyond the scale lies on its edge', () => {
  expect(chartY(chartCeiling + 50)).toBe(chartY(chartCeiling));
  expect(chartY(0)).toBe(chartSize.top + chartSize.plot);
});
