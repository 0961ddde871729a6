import { expect, test } from 'vitest';
import { foldedHours, shownTimes, wholeDay } from './folded-hours.rules.ts';

const day = '2031-03-01';
const span = (start: string, end: string) => ({ start: `${day} ${start}`, end: `${day} ${end}` });

test('a day shows the usual hours, and those in which something is planned with an hour before and after', () => {
  expect(foldedHours(day, [span('08:30:00', '09:30:00'), span('13:00:00', '17:15:00')])).toEqual({
    from: 7,
    to: 19,
  });
  expect(foldedHours(day, [span('06:30:00', '09:30:00')])).toEqual({ from: 5, to: 17 });
});

test('what is planned at night is never folded away', () => {
  expect(foldedHours(day, [span('23:00:00', '23:59:59'), span('00:00:00', '01:00:00')])).toEqual(wholeDay);
  expect(foldedHours(day, [{ start: `${day} 22:00:00`, end: '2031-03-02 01:00:00' }])).toMatchObject({
    to: 24,
  });
});

test('what lies on other days folds nothing out', () => {
  expect(foldedHours(day, [{ start: '2031-03-02 20:00:00', end: '2031-03-02 21:00:00' }])).toEqual({
    from: 7,
    to: 17,
  });
});

test('the calendar is told the end of the day as its last second', () => {
  expect(shownTimes(wholeDay)).toEqual({ startTime: '00:00:00', endTime: '23:59:59' });
  expect(shownTimes({ from: 7, to: 18 })).toEqual({ startTime: '07:00:00', endTime: '18:00:00' });
});
