import { expect, test } from 'vitest';
import { plusDays } from './calendar-date.ts';
import { weekStartOf } from './week-times.ts';

test('a week begins on Monday, over the end of months and years too', () => {
  expect(weekStartOf('2031-03-05', 'monday')).toBe('2031-03-03');
  expect(weekStartOf('2031-03-03', 'monday')).toBe('2031-03-03');
  expect(weekStartOf('2033-01-02', 'monday')).toBe('2032-12-27');
  expect(plusDays('2032-02-28', 2)).toBe('2032-03-01');
});
