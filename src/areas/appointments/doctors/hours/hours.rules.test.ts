import { expect, test } from 'vitest';
import { absenceIn, offSpansOn } from './hours.rules.ts';

// 2031-06-01 is a Sunday.
const sunday = '2031-06-01';
const spans = [
  { weekday: 7, fromMinute: 1020, toMinute: 1440 },
  { weekday: 7, fromMinute: 540, toMinute: 780 },
];
const leaves = [{ fromDate: '2031-06-08', toDate: '2031-06-10' }];

test('a day is shaded before, between and after the hours; a break is what lies between two', () => {
  expect(offSpansOn({ spans, leaves }, sunday)).toEqual([
    { kind: 'outside', fromMinute: 0, toMinute: 540 },
    { kind: 'break', fromMinute: 780, toMinute: 1020 },
  ]);
  expect(offSpansOn({ spans, leaves }, '2031-06-02')).toEqual([
    { kind: 'outside', fromMinute: 0, toMinute: 1440 },
  ]);
});

test('a day of leave is shaded as one; where no hours are kept nothing else is', () => {
  const day = [{ kind: 'leave', fromMinute: 0, toMinute: 1440 }];
  expect(offSpansOn({ spans, leaves }, '2031-06-08')).toEqual(day);
  expect(offSpansOn({ spans: [], leaves }, '2031-06-10')).toEqual(day);
  expect(offSpansOn({ spans: [], leaves }, sunday)).toEqual([]);
});

test('a time is outside the hours where any part of it is, up to midnight and past it', () => {
  const at = (from: number, to: number, day = sunday) =>
    absenceIn({ spans, leaves }, { day: sunday, minute: from }, { day, minute: to })?.kind;
  expect(at(540, 780)).toBeUndefined();
  expect(at(770, 790)).toBe('outside');
  expect(at(1400, 0, '2031-06-02')).toBeUndefined();
  expect(at(1400, 20, '2031-06-02')).toBe('outside');
  const leaving = { day: '2031-06-08', minute: 600 };
  expect(absenceIn({ spans, leaves }, leaving, { ...leaving, minute: 620 })).toEqual({
    kind: 'leave',
    leave: leaves[0],
  });
});
