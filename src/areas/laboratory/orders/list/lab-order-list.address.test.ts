import { expect, test } from 'vitest';
import { labOrderList } from './lab-order-list.address.ts';

const orderId = '01980000-0000-7000-8000-000000000051';

test('an empty address shows all orders, the newest first', () => {
  const address = labOrderList.read({});
  expect(labOrderList.isNarrowed(address)).toBe(false);
  expect(labOrderList.requestOf(address)).toEqual({ sort: '-ordered', limit: 50 });
});

test('what the address names narrows the list', () => {
  const raw = {
    q: 12,
    status: 'in-progress',
    priority: 'stat',
    from: '2026-03-01',
    to: '2026-03-02',
    orderId,
  };
  const address = labOrderList.read(raw);
  expect(labOrderList.isNarrowed(address)).toBe(true);
  expect(address.orderId).toBe(orderId);
  expect(labOrderList.requestOf({ ...address, after: 'x' })).toEqual({
    search: '12',
    status: 'in-progress',
    priority: 'stat',
    from: '2026-03-01',
    to: '2026-03-02',
    cursor: 'x',
    sort: '-ordered',
    limit: 50,
  });
});

test('what somebody typed wrongly counts as left out', () => {
  const raw = {
    status: 'lost',
    priority: 1,
    from: '2026-02-30',
    to: 'today',
    orderId: 'x',
    size: 9999,
    sort: 'name',
  };
  expect(labOrderList.read(raw)).toEqual(labOrderList.read({}));
});
