import { expect, test } from 'vitest';
import { latenessOf } from './lateness.rules.ts';

const planned = { startTime: '2031-03-01T08:00:00.000Z', endTime: '2031-03-01T10:00:00.000Z' };
const at = (clock: string) => `2031-03-01T${clock}:00.000Z`;

test('a case that has not begun is late from its start on, one under way from its end on', () => {
  expect(latenessOf({ ...planned, status: 'confirmed' }, at('11:30'))).toEqual({
    kind: 'startsLate',
    minutes: 210,
  });
  expect(latenessOf({ ...planned, status: 'in_progress' }, at('09:00'))).toBeUndefined();
  expect(latenessOf({ ...planned, status: 'in_progress' }, at('10:20'))).toEqual({
    kind: 'runsOver',
    minutes: 20,
  });
});

test('a few minutes are not late, and what is over never is', () => {
  expect(latenessOf({ ...planned, status: 'scheduled' }, at('08:05'))).toBeUndefined();
  expect(latenessOf({ ...planned, status: 'completed' }, at('23:00'))).toBeUndefined();
});
