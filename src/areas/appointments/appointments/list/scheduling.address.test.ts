import { expect, test } from 'vitest';
import { addDays, mondayOf, readSchedulingAddress, requestOf } from './scheduling.address.ts';

const today = '2031-03-05';
const doctorId = '01980000-0000-7000-8000-000000000011';

test('an empty address shows the table from today on, the next one first', () => {
  const address = readSchedulingAddress({});
  expect(address).toMatchObject({ view: 'table', period: 'upcoming', size: 50 });
  expect(requestOf(address, today)).toEqual({ from: today, sort: 'start', limit: 50 });
});

test('what is past ends yesterday and begins with the latest', () => {
  const address = readSchedulingAddress({ period: 'past', status: 'completed', doctorId });
  expect(requestOf(address, today)).toEqual({
    to: '2031-03-04',
    doctorId,
    status: 'completed',
    sort: '-start',
    limit: 50,
  });
});

test('a date goes before the period', () => {
  const address = readSchedulingAddress({ period: 'past', date: '2031-04-01' });
  expect(requestOf(address, today)).toMatchObject({ from: '2031-04-01', to: '2031-04-01', sort: 'start' });
});

test('what somebody typed wrongly counts as left out', () => {
  const nonsense = {
    view: 'year',
    doctorId: 'me',
    status: 'late',
    date: '2031-13-41',
    size: '1e9',
    sort: 'x',
  };
  expect(readSchedulingAddress(nonsense)).toEqual(readSchedulingAddress({}));
  expect(readSchedulingAddress({ date: '2031-02-30' }).date).toBeUndefined();
});

test('a week begins on Monday, over the end of months and years too', () => {
  expect(mondayOf('2031-03-05')).toBe('2031-03-03');
  expect(mondayOf('2031-03-03')).toBe('2031-03-03');
  expect(mondayOf('2033-01-02')).toBe('2032-12-27');
  expect(addDays('2032-02-28', 2)).toBe('2032-03-01');
});
