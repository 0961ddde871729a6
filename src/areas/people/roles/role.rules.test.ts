import fc from 'fast-check';
import { expect, test } from 'vitest';
import { permissionCodes } from '#kernel/access/permissions.ts';
import { type Grants, grantsBeyond, inCatalogueOrder, joinGrants, requireWithinOwn } from './role.rules.ts';
import { systemRolesOf } from './system-roles.seed.ts';

const codes = [...permissionCodes];
const somePermissions = fc.subarray(codes);
const someGrants = fc
  .record({ permissions: somePermissions, isAdministrator: fc.boolean() })
  .map(({ permissions, isAdministrator }): Grants => ({
    permissions: new Set(permissions),
    isAdministrator,
  }));

test('everybody may grant what they hold themselves', () => {
  fc.assert(
    fc.property(someGrants, (own) => {
      expect(grantsBeyond(own, own)).toEqual([]);
    }),
  );
});

test('what is within a part of somebody’s grants is within all of them', () => {
  fc.assert(
    fc.property(someGrants, someGrants, someGrants, (own, more, wanted) => {
      const beyond = new Set(grantsBeyond(own, wanted));
      expect(grantsBeyond(joinGrants([own, more]), wanted).filter((one) => !beyond.has(one))).toEqual([]);
    }),
  );
});

test('nobody but an administrator grants the administrator’s pass, and none of them the platform’s permission', () => {
  const everything: Grants = {
    permissions: new Set(codes.filter((code) => code !== 'super_admin')),
    isAdministrator: false,
  };
  const administrator: Grants = { permissions: new Set(), isAdministrator: true };
  const operator: Grants = { permissions: new Set(['super_admin']), isAdministrator: true };
  expect(grantsBeyond(everything, administrator)).toEqual(['administrator']);
  expect(grantsBeyond(administrator, everything)).toEqual([]);
  expect(grantsBeyond(administrator, operator)).toEqual(['super_admin']);
  expect(() => requireWithinOwn(administrator, operator)).toThrow('BEYOND_OWN_PERMISSIONS');
});

test('equal choices of permissions are stored alike', () => {
  fc.assert(
    fc.property(somePermissions, (chosen) => {
      expect(inCatalogueOrder([...chosen.toReversed(), ...chosen])).toEqual(inCatalogueOrder(chosen));
    }),
  );
});

test('the platform’s permission is part of the platform’s own role alone', () => {
  const holders = [true, false].flatMap((isPlatform) =>
    systemRolesOf(isPlatform).filter(({ permissions }) => permissions.includes('super_admin')),
  );
  expect(holders.map(({ code }) => code)).toEqual(['super_admin']);
});
