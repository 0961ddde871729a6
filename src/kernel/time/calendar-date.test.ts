import { expect, test } from 'vitest';
import { mondayOf, plusDays } from './calendar-date.ts';

test('a week begins on Monday, over the end of months and years too', () => {
  expect(mondayOf('2031-03-05')).toBe('2031-03-03');
  expect(mondayOf('2031-03-03')).toBe('2031-03-03');
  expect(mondayOf('2033-01-02')).toBe('2032-12-27');
  expect(plusDays('2032-02-28', 2)).toBe('2032-03-01');
});
