import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterQuiet, isQuiet, reminderTimes } from './timing.rules.ts';

const night = { from: '21:00', until: '07:00' };
const at = (text: string) => new Date(text);
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const freeMinutes = ({ from, until }: typeof night) => (1440 + minuteOf(from) - minuteOf(until)) % 1440;
const after = (zone: string, text: string) => afterQuiet(night, zone, at(text)).toISOString();

test('quiet hours over midnight end in the morning of the day they end on', () => {
  expect(after('Asia/Dhaka', '2026-03-02T15:00:00.000Z')).toBe('2026-03-03T01:00:00.000Z');
  expect(after('Asia/Dhaka', '2026-03-02T20:00:00.000Z')).toBe('2026-03-03T01:00:00.000Z');
  // The first minute is quiet, the last is not.
  expect(after('Asia/Dhaka', '2026-03-02T14:59:59.999Z')).toBe('2026-03-02T14:59:59.999Z');
  expect(after('Asia/Dhaka', '2026-03-03T01:00:00.000Z')).toBe('2026-03-03T01:00:00.000Z');
});

test('where the clock changes at night the morning is that of the wall clock', () => {
  // Berlin: on 2026-03-29 02:00 becomes 03:00, on 2026-10-25 03:00 becomes 02:00.
  expect(after('Europe/Berlin', '2026-03-28T21:00:00.000Z')).toBe('2026-03-29T05:00:00.000Z');
  expect(after('Europe/Berlin', '2026-10-24T21:00:00.000Z')).toBe('2026-10-25T06:00:00.000Z');
});

test('where the clock is changed in the only time that is not quiet, what is left of it counts, or the next day', () => {
  const afterDay = (from: string, until: string, text: string) =>
    afterQuiet({ from, until }, 'Europe/Berlin', at(text)).toISOString();
  // On 2026-03-29 there is no time from 02:00 to 03:00.
  expect(afterDay('03:00', '02:00', '2026-03-28T23:00:00.000Z')).toBe('2026-03-30T00:00:00.000Z');
  // On 2026-10-25 it is 02:50 twice.
  expect(afterDay('03:30', '02:55', '2026-10-25T01:50:30.000Z')).toBe('2026-10-25T01:55:00.000Z');
});

test('after the quiet hours it is not quiet, in any zone at any time', () => {
  const time = fc
    .record({ hour: fc.nat(23), minute: fc.nat(59) })
    .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
  fc.assert(
    fc.property(
      fc.record({ from: time, until: time }),
      fc.constantFrom('Asia/Dhaka', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC'),
      fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z'), noInvalidDate: true }),
      (quiet, zone, moment) => {
        const next = afterQuiet(quiet, zone, moment);
        expect(next.getTime()).toBeGreaterThanOrEqual(moment.getTime());
        const mostHours = freeMinutes(quiet) <= 60 ? 50 : 26;
        expect(next.getTime() - moment.getTime()).toBeLessThanOrEqual(mostHours * 3_600_000);
        expect(isQuiet(quiet, zone, next)).toBe(false);
      },
    ),
    {
      numRuns: 2000,
      examples: [
        [{ from: '03:00', until: '02:00' }, 'Europe/Berlin', at('2026-03-28T02:00:00Z')],
        [{ from: '01:30', until: '01:10' }, 'America/New_York', at('2026-11-01T06:05:00Z')],
      ],
    },
  );
});

test('a reminder in the quiet hours comes after them, or before them where the appointment would have begun', () => {
  const options = { quiet: night, timeZone: 'UTC', now: at('2026-03-01T12:00:00.000Z') };
  const times = (start: string, minutes: number[]) =>
    reminderTimes(at(start), minutes, options).map(({ dueAt }) => dueAt.toISOString());
  expect(times('2026-03-05T10:00:00.000Z', [1440, 120])).toEqual([
    '2026-03-04T10:00:00.000Z',
    '2026-03-05T08:00:00.000Z',
  ]);
  // Two hours before 08:30 is 06:30, which is quiet until 07:00.
  expect(times('2026-03-05T08:30:00.000Z', [120])).toEqual(['2026-03-05T07:00:00.000Z']);
  // Two hours before 06:00 is quiet until after it has begun: the evening before instead.
  expect(times('2026-03-05T06:00:00.000Z', [120])).toEqual(['2026-03-04T20:59:00.000Z']);
  // What has passed is left out.
  expect(times('2026-03-02T10:00:00.000Z', [1440, 120])).toEqual(['2026-03-02T08:00:00.000Z']);
});
