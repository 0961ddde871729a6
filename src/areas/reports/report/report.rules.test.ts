import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween, plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn, dayBounds } from '#kernel/time/time-zone.ts';
import {
  changePercent,
  daysOf,
  grainOf,
  rangeWords,
  ratioOf,
  spanBefore,
  spanOf,
  stepsOf,
} from './report.rules.ts';

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => plusDays('1990-01-01', count));
const spans = fc.tuple(days, fc.integer({ min: 0, max: 3_700 })).map(([from, length]) => ({
  from,
  to: plusDays(from, length),
}));

test('the span before is equally long and ends on the day before, across months and years', () => {
  fc.assert(
    fc.property(spans, (span) => {
      const before = spanBefore(span);
      expect(daysOf(before)).toBe(daysOf(span));
      expect(plusDays(before.to, 1)).toBe(span.from);
    }),
  );
  expect(spanBefore({ from: '2024-03-01', to: '2024-03-31' })).toEqual({
    from: '2024-01-30',
    to: '2024-02-29',
  });
});

test('in every zone the span before ends at the instant at which the span begins', () => {
  const zones = fc.constantFrom('UTC', 'Asia/Dhaka', 'America/New_York', 'Europe/Berlin', 'Pacific/Apia');
  fc.assert(
    fc.property(zones, spans, (zone, span) => {
      const { start } = dayBounds(zone, span.from);
      const { end } = dayBounds(zone, spanBefore(span).to);
      // Apia left out the 30th of December 2011: a day without instants ends where it begins.
      expect(end).toBe(start);
      const now = new Date(dayBounds(zone, span.to).start);
      expect(dateIn(zone, now) >= span.to).toBe(true);
    }),
  );
});

test('every word means a span that holds its day or lies before it', () => {
  const words = fc.constantFrom(...rangeWords.filter((word) => word !== 'own'));
  fc.assert(
    fc.property(words, days, (word, today) => {
      const { from, to } = spanOf(word, today);
      expect(from <= to && to <= today).toBe(true);
      expect(to === today).toBe(word !== 'last-month');
    }),
  );
  expect(spanOf('this-week', '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-23' });
  expect(spanOf('this-week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(spanOf('last-month', '2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(spanOf('this-quarter', '2026-06-30')).toEqual({ from: '2026-04-01', to: '2026-06-30' });
  expect(spanOf('this-year', '2026-11-23')).toEqual({ from: '2026-01-01', to: '2026-11-23' });
});

test('the steps of a span follow one another without a gap and hold both of its ends', () => {
  fc.assert(
    fc.property(spans, (span) => {
      const grain = grainOf(span);
      const steps = stepsOf(span, grain);
      const length = grain === 'day' ? 10 : 7;
      expect(steps[0]).toBe(span.from.slice(0, length));
      expect(steps.at(-1)).toBe(span.to.slice(0, length));
      const longest = grain === 'day' ? 1 : 31;
      const asDay = (step: string) => (grain === 'day' ? step : `${step}-01`);
      for (const [index, step] of steps.slice(1).entries()) {
        const gap = daysBetween(asDay(steps[index]!), asDay(step));
        expect(gap >= 1 && gap <= longest).toBe(true);
      }
    }),
  );
});

test('a change and a share of nothing are not said', () => {
  expect([changePercent(30, 20), changePercent(0, 20), changePercent(5, 0)]).toEqual([50, -100, null]);
  expect([ratioOf(1, 3, 100), ratioOf(0, 3, 100), ratioOf(1, 0, 100)]).toEqual([33, 0, null]);
});
