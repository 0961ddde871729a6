import { expect, test } from 'vitest';
import { readAsOf } from './as-of.rules.ts';

const timeZone = 'Asia/Dhaka';
const start = '2026-03-02T08:10:20.000Z';
const at = (typed: string, now: string, begun = start) =>
  readAsOf(typed, { now: Date.parse(now), start: begun, timeZone });

test('empty is now; a time of day in four keys, minutes ago in two', () => {
  const now = '2026-03-02T08:40:30.000Z';
  expect(at('', now)).toEqual({ kind: 'now' });
  const half = { kind: 'at', at: '2026-03-02T08:35:00.000Z' };
  expect(at('1435', now)).toEqual(half);
  expect(at('14:35', now)).toEqual(half);
  expect(at('১৪৩৫', now)).toEqual(half);
  expect(at('-5', now)).toEqual({ kind: 'at', at: '2026-03-02T08:35:30.000Z' });
  expect(at('soon', now)).toEqual({ kind: 'unreadable' });
});

test('the minute of the start is the start, and not earlier', () => {
  expect(at('1410', '2026-03-02T08:40:30.000Z')).toEqual({ kind: 'at', at: start });
});

test('across midnight the evening before is meant', () => {
  const begun = '2026-03-02T17:30:00.000Z';
  expect(at('2350', '2026-03-02T18:20:00.000Z', begun)).toEqual({
    kind: 'at',
    at: '2026-03-02T17:50:00.000Z',
  });
  // A time to come stays one, so that the server says so.
  expect(at('0045', '2026-03-02T18:20:00.000Z', begun)).toEqual({
    kind: 'at',
    at: '2026-03-02T18:45:00.000Z',
  });
});
