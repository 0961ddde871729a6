import { expect, test } from 'vitest';
import { systemRolesOf } from '#areas/people/roles/system-roles.seed.ts';
import { meetsDemand, type Person } from '#client/session.ts';
import { type ModuleFlag, moduleDefaults } from '#kernel/access/modules.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import { aPerson } from '#testing/screens/a-person.ts';
import { areas } from '../areas.ts';
import { menuOf } from '../shell/menu-of.ts';

/** The guarded groups of document 2, section 2: each page with a permission that opens it and the one of its group. */
const pages: readonly (readonly [address: string, own: Permission, group: Permission])[] = [
  ['/dashboard/admission/new', 'admissions.write', 'admissions.read'],
  ['/dashboard/bed-management', 'beds.admin', 'admissions.read'],
  ['/dashboard/bed-transfers', 'beds.assign', 'admissions.read'],
  ['/dashboard/nursing/vitals', 'vitals.write', 'nursing.read'],
  ['/dashboard/nursing/mar', 'mar.admin', 'nursing.read'],
  ['/dashboard/nursing/assessments', 'nursing.write', 'nursing.read'],
  ['/dashboard/nursing/notes', 'nursing.write', 'nursing.read'],
  ['/dashboard/nursing/shifts', 'shifts.manage', 'nursing.read'],
  ['/dashboard/nursing/intake-output', 'nursing.write', 'nursing.read'],
  ['/dashboard/surgery/schedule', 'theatre.schedule', 'surgery.read'],
  ['/dashboard/surgery/preop', 'surgery.nursing', 'surgery.read'],
  ['/dashboard/surgery/notes', 'surgery.operate', 'surgery.read'],
  ['/dashboard/surgery/anesthesia', 'surgery.anesthesia', 'surgery.read'],
];

const modules = Object.fromEntries(Object.keys(moduleDefaults).map((flag) => [flag, true])) as Record<
  ModuleFlag,
  boolean
>;
const holding = (permissions: readonly Permission[]): Person => ({ ...aPerson([...permissions]), modules });

const routes = areas.flatMap((area) => area.routes ?? []);
const opens = (person: Person, address: string) =>
  meetsDemand(
    person,
    routes.find(({ path }) => path === address)!,
  );
const leads = (person: Person, address: string) => {
  const menu = areas.flatMap((area) => area.menu ?? []);
  return menuOf(menu, person).some(({ items }) => items.some(({ to }) => to === address));
};

test.each(pages)('%s needs more than %s: %s as well', (address, own, group) => {
  expect([opens(holding([own]), address), leads(holding([own]), address)]).toEqual([false, false]);
  expect(opens(holding([own, group]), address)).toBe(true);
});

test('every delivered role opens what its own permissions are for', () => {
  const kept = systemRolesOf(false).flatMap(({ code, permissions }) =>
    routes
      .filter(({ permission }) => permission !== undefined)
      .filter(({ groupPermission: _group, ...demand }) => meetsDemand(holding(permissions), demand))
      .filter((route) => !meetsDemand(holding(permissions), route))
      .map(({ path }) => `${code} ${path}`),
  );
  expect(kept).toEqual([]);
});

test('who reads the medication record opens it, and nothing else of nursing', () => {
  expect(opens(holding(['mar.read']), '/dashboard/nursing/mar')).toBe(true);
  expect(leads(holding(['mar.read']), '/dashboard/nursing/mar')).toBe(true);
  expect(opens(holding(['mar.read']), '/dashboard/nursing/notes')).toBe(false);
});

test('who cleans beds opens their board alone, and who audits the overrides', () => {
  expect(opens(holding(['beds.clean']), '/dashboard/bed-management')).toBe(true);
  expect(opens(holding(['beds.clean']), '/dashboard/admissions')).toBe(false);
  expect(opens(holding(['admin.audit']), '/dashboard/surgery/overrides')).toBe(true);
  expect(opens(holding(['billing.write']), '/dashboard/surgery/charges')).toBe(true);
});
