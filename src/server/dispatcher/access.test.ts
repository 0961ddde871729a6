import { expect, test } from 'vitest';
import { permissionDescriptions } from '#kernel/access/permission-descriptions.ts';
import { isPermission } from '#kernel/access/permissions.ts';
import { serverAreas } from '#hosts/system/areas.ts';

const calls = serverAreas.flatMap((area) => area.calls.map(({ call }) => call));

test('every operation names permissions of the catalogue, or says that none is needed', () => {
  const undeclared = calls.filter(({ access }) => {
    if (access === 'public' || access === 'signed-in') return false;
    const needed = typeof access === 'string' ? [access] : access;
    return needed.length === 0 || !needed.every(isPermission);
  });
  expect(undeclared.map(({ id }) => id)).toEqual([]);
  expect(calls.length).toBeGreaterThan(30);
});

test('every permission is explained', () => {
  const unexplained = Object.entries(permissionDescriptions).filter(([, text]) => !/^[A-Z].+\.$/.test(text));
  expect(unexplained).toEqual([]);
});
