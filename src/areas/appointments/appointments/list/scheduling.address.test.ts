import { expect, test } from 'vitest';
import { requestOf, scheduling } from './scheduling.address.ts';

const today = '2031-03-05';
const doctorId = '01980000-0000-7000-8000-000000000011';

test('an empty address shows the table from today on, the next one first', () => {
  const address = scheduling.read({});
  expect(address).toMatchObject({ view: 'table', period: 'upcoming', size: 50 });
  expect(requestOf(address, today)).toEqual({ from: today, sort: 'start', limit: 50 });
});

test('what is past ends yesterday and begins with the latest', () => {
  const address = scheduling.read({ period: 'past', status: 'completed', doctorId });
  expect(requestOf(address, today)).toEqual({
    to: '2031-03-04',
    doctorId,
    status: 'completed',
    sort: '-start',
    limit: 50,
  });
});

test('a date goes before the period', () => {
  const address = scheduling.read({ period: 'past', date: '2031-04-01' });
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
  expect(scheduling.read(nonsense)).toEqual(scheduling.read({}));
  expect(scheduling.read({ date: '2031-02-30' }).date).toBeUndefined();
});
