import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesBetween, plusMinutes } from '../case.rules.ts';
import { movedFasting, withFasting } from './fasting.rules.ts';

const start = '2026-10-24T06:00:00.000Z';
const fastingFrom = plusMinutes(start, -480);

test('a patient fasts as many hours before the new start as before the old one', () => {
  const days = fc.integer({ min: -200 * 1440, max: 200 * 1440 });
  fc.assert(
    fc.property(days, (minutes) => {
      const moved = plusMinutes(start, minutes);
      const { fastingFrom: from } = withFasting(
        { scheduledStartTime: moved, fastingFrom },
        { scheduledStartTime: start, fastingFrom },
      );
      expect(minutesBetween(from, moved)).toBe(480);
    }),
  );
});

test('over a change of clocks it is the hours that stay, not what the clock on the wall says', () => {
  // Clocks in Berlin go back in the night to 25 October: the morning after is 25 hours later.
  const nextMorning = '2026-10-25T07:00:00.000Z';
  expect(movedFasting(fastingFrom, start, nextMorning)).toBe('2026-10-24T23:00:00.000Z');
});

test('what is typed anew is taken as typed, and must be before the start', () => {
  const before = { scheduledStartTime: start, fastingFrom };
  const typed = { scheduledStartTime: start, fastingFrom: plusMinutes(start, -360) };
  expect(withFasting(typed, before)).toEqual(typed);
  for (const minutes of [0, 60, -4 * 1440]) {
    const wrong = { scheduledStartTime: start, fastingFrom: plusMinutes(start, minutes) };
    expect(() => withFasting(wrong, before)).toThrow('INVALID_INPUT');
  }
});

test('without a start nobody fasts, and an old date does not come with a new one', () => {
  expect(movedFasting(fastingFrom, start, null)).toBeNull();
  expect(movedFasting(fastingFrom, null, plusMinutes(start, 30 * 1440))).toBeNull();
  expect(movedFasting(fastingFrom, null, start)).toBe(fastingFrom);
});
