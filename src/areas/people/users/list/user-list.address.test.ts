import { expect, test } from 'vitest';
import { isNarrowed, readUserListAddress, requestOf } from './user-list.address.ts';

const role = '01980000-0000-7000-8000-000000000031';

test('an empty address shows everybody', () => {
  const address = readUserListAddress({});
  expect(address).toEqual({ q: '', status: 'all', role: '', after: undefined });
  expect(isNarrowed(address)).toBe(false);
  expect(requestOf(address)).toEqual({ status: 'all', limit: 25 });
});

test('search, status, role and page travel from the address to the server', () => {
  const address = readUserListAddress({ q: ' nasima ', status: 'inactive', role, after: 'abc' });
  expect(isNarrowed(address)).toBe(true);
  expect(requestOf(address)).toEqual({
    search: 'nasima',
    status: 'inactive',
    roleId: role,
    cursor: 'abc',
    limit: 25,
  });
});

test('what somebody typed wrongly counts as left out', () => {
  expect(readUserListAddress({ q: ['x'], status: 'gone', role: 'nurse', after: {} })).toEqual(
    readUserListAddress({}),
  );
});
