import { expect, test } from 'vitest';
import { invoiceList } from './invoice-list.address.ts';

const { isNarrowed, read, requestOf } = invoiceList;

const patientId = '01980000-0000-7000-8000-000000000001';

test('an empty address asks for everything, the newest first', () => {
  const address = read({});
  expect(requestOf(address)).toEqual({ sort: '-created', limit: 50 });
  expect(isNarrowed(address)).toBe(false);
});

test('every filter of the address goes into the request', () => {
  const typed = { q: ' INV-000012 ', status: 'overdue', patientId, from: '2031-03-01', to: '2031-03-31' };
  const address = read({ ...typed, sort: 'created', size: '20', after: 'abc' });
  expect(requestOf(address)).toEqual({
    search: 'INV-000012',
    status: 'overdue',
    patientId,
    from: '2031-03-01',
    to: '2031-03-31',
    sort: 'created',
    cursor: 'abc',
    limit: 20,
  });
  expect(isNarrowed(address)).toBe(true);
});

test('what somebody typed wrongly is ignored', () => {
  const nonsense = { status: 'lost', patientId: 'me', from: '2031-02-30', to: 'soon', size: '7', sort: 'x' };
  expect(read(nonsense)).toEqual(read({}));
});
