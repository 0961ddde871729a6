import { expect, test } from 'vitest';
import { areaRoutes, menuItems } from '../../registered.ts';
import { anOperator, aPerson } from '#testing/screens/a-person.ts';
import { findScreens } from './find-screens.ts';

const find = (text: string, person = aPerson([], true)) =>
  findScreens({ menu: menuItems, routes: areaRoutes }, person, text).map(({ to }) => to);

test.each([
  ['counter', '/dashboard/pharmacy/counter'],
  ['walk-in', '/dashboard/pharmacy/counter'],
  ['narcotic', '/dashboard/pharmacy/controlled'],
  ['stocktake', '/dashboard/inventory/counts'],
  ['indent', '/dashboard/inventory/requisitions'],
  ['vendor', '/dashboard/inventory/suppliers'],
  ['drug chart', '/dashboard/nursing/mar'],
  ['SBAR', '/dashboard/nursing/handovers'],
  ['urine', '/dashboard/nursing/intake-output'],
  ['blood pressure', '/dashboard/nursing/vitals'],
])('%s finds %s', (text, address) => {
  expect(find(text)).toContain(address);
});

test('words are found from their beginning, names anywhere, and nothing that is no screen of its own', () => {
  expect(find('ounter s')).toContain('/dashboard/pharmacy/counter');
  expect(find('arcotic')).toEqual([]);
  expect(find('').filter((address) => address.includes('$'))).toEqual([]);
});

test('whoever runs the platform finds the platform, its people and settings, and no screen of a hospital', () => {
  const operator = anOperator(['super_admin'], true);
  expect(find('receivables', operator)).toContain('/dashboard/super-admin/receivables');
  const own = /^\/dashboard($|\/(super-admin|admin-billing|settings|profile))/;
  expect(find('', operator).filter((address) => !own.test(address))).toEqual([]);
  expect(find('health', operator)).toEqual(['/dashboard/super-admin/system-health']);
});

test('each screen is found once, and by nobody who may not open it', () => {
  const all = find('');
  expect(new Set(all).size).toBe(all.length);
  expect(all).not.toContain('/dashboard/prescriptions');
  expect(find('counter', aPerson(['patients.read']))).toEqual([]);
  const seller = aPerson(['pharmacy.counter']);
  expect(find('counter', seller)).toEqual([]);
  const modules = { ...seller.modules, pharmacy_enabled: true };
  expect(find('counter', { ...seller, modules })).toContain('/dashboard/pharmacy/counter');
});
