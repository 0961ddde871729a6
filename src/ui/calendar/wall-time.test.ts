import { expect, test } from 'vitest';
import { fromWall, movedSpan, toWall } from './wall-time.ts';

test("the calendar shows the hospital's clock and gives it back as the same instant", () => {
  const instant = '2031-06-01T20:30:00.000Z';
  expect(toWall('Asia/Dhaka', instant)).toBe('2031-06-02 02:30:00');
  expect(fromWall('Asia/Dhaka', '2031-06-02 02:30:00')).toBe(instant);
});

test('what is moved over a change of the clocks keeps its length', () => {
  const before = { startTime: '2031-03-01T12:00:00.000Z', endTime: '2031-03-01T15:00:00.000Z' };
  // In Berlin the clock goes from 02:00 to 03:00 on 30 March 2031.
  expect(movedSpan('Europe/Berlin', before, '2031-03-30 01:00:00')).toEqual({
    startTime: '2031-03-30T00:00:00.000Z',
    endTime: '2031-03-30T03:00:00.000Z',
  });
});
