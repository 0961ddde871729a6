import { expect, test } from 'vitest';
import { type ChargeClock, cutIntoUnits } from './clock.rules.ts';

const hours = (unitHours: number, graceHours = 0, halfUnderHours: number | null = null): ChargeClock => ({
  method: 'hours',
  unitMinutes: unitHours * 60,
  graceMinutes: graceHours * 60,
  halfUnderMinutes: halfUnderHours === null ? null : halfUnderHours * 60,
});
const days = (countsLastDay: boolean): ChargeClock => ({ method: 'calendar_day', countsLastDay });

function units(clock: ChargeClock, from: string, to: string, timeZone = 'Asia/Dhaka') {
  const span = { start: Date.parse(from), end: Date.parse(to) };
  return cutIntoUnits(clock, span, timeZone).map(({ isHalf }) => (isHalf ? 0.5 : 1));
}

// CLINICAL.md, row 'beds'.
test('24 hours and 20 minutes in blocks of 12 hours with 3 hours of grace are 2 blocks', () => {
  expect(units(hours(12, 3), '2026-03-01T08:00:00Z', '2026-03-02T08:20:00Z')).toEqual([1, 1]);
});

test.each([
  ['exactly the grace', '2026-03-02T11:00:00Z', 2],
  ['a minute beyond the grace', '2026-03-02T11:01:00Z', 3],
  ['exactly two blocks', '2026-03-02T08:00:00Z', 2],
  ['an hour, which the grace does not make free', '2026-03-01T09:00:00Z', 1],
])('%s is %s to %i blocks', (_name, to, count) => {
  expect(units(hours(12, 3), '2026-03-01T08:00:00Z', to)).toHaveLength(count);
});

test('a last unit that is short enough costs half, and a whole stay can be half a unit', () => {
  const clock = hours(24, 1, 12);
  expect(units(clock, '2026-03-01T08:00:00Z', '2026-03-01T12:00:00Z')).toEqual([0.5]);
  expect(units(clock, '2026-03-01T08:00:00Z', '2026-03-02T18:00:00Z')).toEqual([1, 0.5]);
  expect(units(clock, '2026-03-01T08:00:00Z', '2026-03-02T20:00:00Z')).toEqual([1, 1]);
});

test('calendar days are those of the hospital, with or without the day of leaving, and at least one', () => {
  // 23:00 to 10:00 of the day after next in Dhaka.
  const stay = ['2026-03-01T17:00:00Z', '2026-03-03T04:00:00Z'] as const;
  expect(units(days(true), ...stay)).toHaveLength(3);
  expect(units(days(false), ...stay)).toHaveLength(2);
  expect(units(days(false), '2026-03-01T17:00:00Z', '2026-03-01T17:30:00Z')).toHaveLength(1);
  // Leaving at midnight does not begin another day.
  expect(units(days(true), '2026-03-01T17:00:00Z', '2026-03-01T18:00:00Z')).toHaveLength(1);
});

test('daylight saving makes a day no longer and no shorter, and takes or gives an hour of an hourly bed', () => {
  const berlin = 'Europe/Berlin';
  const night = ['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'] as const; // a day of 23 hours
  expect(units(days(true), ...night, berlin)).toHaveLength(1);
  expect(units(hours(1), ...night, berlin)).toHaveLength(23);
  const autumn = ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'] as const; // a day of 25 hours
  expect(units(days(true), ...autumn, berlin)).toHaveLength(1);
  expect(units(hours(1), ...autumn, berlin)).toHaveLength(25);
});

test('nothing is charged for no time', () => {
  expect(units(hours(1), '2026-03-01T08:00:00Z', '2026-03-01T08:00:00Z')).toEqual([]);
  expect(units(days(true), '2026-03-01T08:00:00Z', '2026-03-01T08:00:00Z')).toEqual([]);
});
