import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toWall } from '#ui/calendar/wall-time.ts';
import { minutesBetween, plusMinutes } from '../../cases/case.rules.ts';
import { gapsOfDay, partsByDay } from './board-days.rules.ts';

test('a case over midnight is shown on both days', () => {
  expect(partsByDay({ start: '2031-03-01 22:30:00', end: '2031-03-02 01:00:00' })).toEqual([
    { start: '2031-03-01 22:30:00', end: '2031-03-01 23:59:59' },
    { start: '2031-03-02 00:00:00', end: '2031-03-02 01:00:00' },
  ]);
});

test('a case that ends at midnight is shown on its own day alone', () => {
  expect(partsByDay({ start: '2031-03-01 22:30:00', end: '2031-03-02 00:00:00' })).toEqual([
    { start: '2031-03-01 22:30:00', end: '2031-03-01 23:59:59' },
  ]);
});

test('what lies in no session of a day is closed, also between sessions that touch or are told in any order', () => {
  const day = '2031-03-01';
  const span = (start: string, end: string) => ({ start: `${day} ${start}`, end: `${day} ${end}` });
  const sessions = [span('14:00:00', '18:00:00'), span('08:00:00', '11:00:00'), span('11:00:00', '13:00:00')];
  expect(gapsOfDay(day, sessions)).toEqual([
    span('00:00:00', '08:00:00'),
    span('13:00:00', '14:00:00'),
    span('18:00:00', '23:59:58'),
  ]);
  expect(gapsOfDay(day, [span('00:00:00', '23:59:59')])).toEqual([]);
});

// Around the changes of clocks in Berlin and New York, and where there are none.
const zones = ['Asia/Dhaka', 'Europe/Berlin', 'America/New_York'];
const starts = fc
  .integer({ min: 0, max: 366 * 24 * 12 })
  .map((step) => plusMinutes('2031-01-01T00:00:00.000Z', step * 5));
const minutes = fc.integer({ min: 5, max: 1440 });

test('a case lasts as long as was planned, over midnight and changes of clocks', () => {
  fc.assert(
    fc.property(starts, minutes, (start, duration) => {
      expect(minutesBetween(start, plusMinutes(start, duration))).toBe(duration);
    }),
  );
});

test('the parts of a case lie in one day each, one after the other, from its start to its end', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), starts, minutes, (zone, start, duration) => {
      const span = { start: toWall(zone, start), end: toWall(zone, plusMinutes(start, duration)) };
      // A case within the hour that the clock goes back has no length on the clock.
      fc.pre(span.start < span.end);
      const parts = partsByDay(span);
      for (const part of parts) {
        expect(part.start.slice(0, 10)).toBe(part.end.slice(0, 10));
        expect(part.start < part.end).toBe(true);
      }
      expect(parts[0]?.start).toBe(span.start);
    }),
  );
});
