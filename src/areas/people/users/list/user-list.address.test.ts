import { expect, test } from 'vitest';
import { requestOf, userList } from './user-list.address.ts';

const role = '01980000-0000-7000-8000-000000000031';

test('an empty address shows everybody', () => {
  const address = userList.read({});
  expect(address).toMatchObject({ q: '', status: 'all', role: undefined, after: undefined });
  expect(userList.isNarrowed(address)).toBe(false);
  expect(requestOf(address)).toEqual({ status: 'all', limit: 25 });
});

test('search, status, role and page travel from the address to the server', () => {
  const address = userList.read({ q: ' nasima ', status: 'inactive', role, after: 'abc' });
  expect(userList.isNarrowed(address)).toBe(true);
  expect(requestOf(address)).toEqual({
    search: 'nasima',
    status: 'inactive',
    roleId: role,
    cursor: 'abc',
    limit: 25,
  });
});

test('what somebody typed wrongly counts as left out', () => {
  expect(userList.read({ q: ['x'], status: 'gone', role: 'nurse', after: {} })).toEqual(userList.read({}));
});
