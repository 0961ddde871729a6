import { describe, expect, test } from 'vitest';
import type { Person } from '#client/session.ts';
import type { MenuItem } from '#client/registration/web-area.ts';
import { aPerson as person } from '#testing/screens/a-person.ts';
import { areas } from '../areas.ts';
import { currentItem, menuOf } from './menu-of.ts';

function item(to: MenuItem<string>['to'], more: Partial<MenuItem<string>> = {}): MenuItem<string> {
  return { group: 'clinical', order: 1, label: () => to, icon: 'home', to, ...more };
}

const home = item('/dashboard', { group: 'overview' });
const patients = item('/dashboard/patients', { permission: 'patients.read', order: 1 });
const scheduling = item('/dashboard/scheduling', { permission: 'appointments.read', order: 2 });
const nursing = item('/dashboard/nursing', {
  group: 'nursing',
  permission: 'nursing.read',
  module: 'nursing_enabled',
});
const vitals = item('/dashboard/nursing/vitals', { group: 'nursing', permission: 'vitals.write' });
const everyItem = [vitals, nursing, scheduling, patients, home];

function addressesFor(who: Person) {
  return menuOf(everyItem, who).map(({ group, items }) => [group, ...items.map(({ to }) => to)]);
}

test('the sidebar shows only what the person may open, in the order of the documents', () => {
  expect(addressesFor(person(['appointments.read', 'patients.read']))).toEqual([
    ['overview', '/dashboard'],
    ['clinical', '/dashboard/patients', '/dashboard/scheduling'],
  ]);
});

test('a module that is off hides its items from staff and not from administrators', () => {
  expect(addressesFor(person(['nursing.read'])).flat()).not.toContain('/dashboard/nursing');
  expect(addressesFor(person([], true)).flat()).toContain('/dashboard/nursing');
});

test('exactly one item is current, the most particular one', () => {
  expect(currentItem(everyItem, '/dashboard/nursing/vitals')?.to).toBe('/dashboard/nursing/vitals');
  expect(currentItem(everyItem, '/dashboard/nursing/mar')?.to).toBe('/dashboard/nursing');
  expect(currentItem(everyItem, '/dashboard')?.to).toBe('/dashboard');
  expect(currentItem(everyItem, '/dashboard/unknown')).toBeUndefined();
});

describe('the items of all areas', () => {
  const menu = areas.flatMap((area) => area.menu ?? []);
  const groupOf = (who: Person, group: MenuItem<string>['group']) =>
    menuOf(menu, who)
      .filter((section) => section.group === group)
      .flatMap(({ items }) => items.map(({ to }) => to));

  test("what the operator alone sees follows the hospital's own in the order of the documents", () => {
    const operator = groupOf(person(['super_admin'], true), 'administration');
    const own = ['settings', 'system-health'];
    const documented = ['overview', 'clients', 'billing', 'system-health', 'plans', 'kyc', 'audit-logs'];
    const named = [...own, ...documented.map((page) => `super-admin/${page}`)];
    const addresses = named.map((page) => `/dashboard/${page}`);
    expect(operator.filter((to) => addresses.includes(to))).toEqual(addresses);
    // What the documents do not name comes after what they do.
    expect(operator.slice(operator.indexOf('/dashboard/super-admin/audit-logs') + 1)).toEqual([
      '/dashboard/super-admin/receivables',
      '/dashboard/super-admin/payments',
      '/dashboard/admin-billing',
      '/dashboard/super-admin/closures',
      '/dashboard/super-admin/people',
    ]);
    expect(groupOf(person([], true), 'administration').join()).not.toContain('super-admin');
  });

  test('whoever runs the platform is offered the platform, and the hospital that they read for support', () => {
    const all = menuOf(menu, person(['super_admin'], true)).flatMap(({ items }) => items);
    const others = all.filter(({ to }) => !to.startsWith('/dashboard/super-admin'));
    expect(others.map(({ to }) => to)).toEqual([
      ...['/dashboard/settings', '/dashboard/system-health', '/dashboard/admin-billing'],
    ]);
    // Reading for support they hold the reading rights of the hospital, and not their own.
    const reading = menuOf(menu, person(['patients.read', 'billing.read'])).flatMap(({ items }) => items);
    expect(reading.map(({ to }) => to)).toContain('/dashboard/patients');
  });

  test('billing, the plan, referrals and payouts stand in the order of the documents', () => {
    const documented = ['billing', 'license-billing', 'referrals', 'payouts'].map(
      (page) => `/dashboard/${page}`,
    );
    const finance: string[] = groupOf(person([], true), 'billing');
    expect(finance.filter((to) => documented.includes(to))).toEqual(documented);
  });
});
