import { describe, expect, test } from 'vitest';
import type { Person } from '#client/session.ts';
import type { MenuItem } from '#client/registration/web-area.ts';
import { anOperator, aPerson as person } from '#testing/screens/a-person.ts';
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

  const everything = (who: Person) => menuOf(menu, who).flatMap(({ items }) => items.map(({ to }) => to));

  test("the operator's menu follows the settings in the order of the documents, with nothing twice", () => {
    const documented = ['overview', 'clients', 'billing', 'system-health', 'plans', 'kyc', 'audit-logs'];
    // What the documents do not name comes after what they do.
    const ours = ['receivables', 'payments', 'proofs', 'closures', 'people'];
    const addresses = [...documented, ...ours].map((page) =>
      page === 'proofs' ? '/dashboard/admin-billing' : `/dashboard/super-admin/${page}`,
    );
    const operator = anOperator(['super_admin'], true);
    expect(everything(operator)).toEqual(['/dashboard/settings', ...addresses]);
    const labels = menuOf(menu, operator).flatMap(({ items }) => items.map(({ label }) => label()));
    expect(new Set(labels).size).toBe(labels.length);
    expect(everything(person([], true)).join()).not.toMatch(/super-admin|admin-billing/);
  });

  test("somebody whose role the operator has made sees the operator's menu, as far as the role goes", () => {
    const auditor = anOperator(['admin.audit', 'patients.read', 'billing.read']);
    expect(everything(auditor)).toEqual(['/dashboard/super-admin/audit-logs']);
    expect(everything(anOperator(['admin.users']))).toEqual(['/dashboard/super-admin/people']);
  });

  test('who reads a hospital for support is offered what its reading rights open', () => {
    // Reading for support they are in the hospital, and hold no rights of the operator.
    expect(everything(person(['patients.read', 'billing.read']))).toContain('/dashboard/patients');
  });

  test('billing, the plan, referrals and payouts stand in the order of the documents', () => {
    const documented = ['billing', 'license-billing', 'referrals', 'payouts'].map(
      (page) => `/dashboard/${page}`,
    );
    const finance: string[] = groupOf(person([], true), 'billing');
    expect(finance.filter((to) => documented.includes(to))).toEqual(documented);
  });
});
