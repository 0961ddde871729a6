import { expect, test } from 'vitest';
import { firstHour, offEvents } from './off-events.ts';

// 2031-06-01 is a Sunday; the doctor is on leave the day after.
const presence = {
  doctorId: 'one',
  spans: [
    { weekday: 7, fromMinute: 540, toMinute: 780 },
    { weekday: 7, fromMinute: 1020, toMinute: 1200 },
  ],
  leaves: [{ fromDate: '2031-06-02', toDate: '2031-06-03' }],
};

test('what lies outside the hours, breaks and leave are shaded; words stand every two hours', () => {
  const shown = offEvents([presence], ['2031-06-01']).map(({ title, start, end }) => [title, start, end]);
  expect(shown).toEqual([
    ['Outside the hours', '2031-06-01 00:00:00', '2031-06-01 09:00:00'],
    ['Break', '2031-06-01 13:00:00', '2031-06-01 15:00:00'],
    ['Break', '2031-06-01 15:00:00', '2031-06-01 17:00:00'],
    ['Outside the hours', '2031-06-01 20:00:00', '2031-06-01 23:59:58'],
  ]);
  const leave = offEvents([presence], ['2031-06-02']);
  expect(leave).toHaveLength(12);
  expect(leave.at(-1)).toMatchObject({ title: 'On leave', end: '2031-06-02 23:59:58' });
});

test('a calendar of another day than today opens at the first hours, or at eight', () => {
  expect(firstHour([presence], [7])).toBe(9);
  expect(firstHour([presence], [1])).toBe(8);
});
