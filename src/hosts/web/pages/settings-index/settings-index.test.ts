import { expect, test } from 'vitest';
import { anOperator, aPerson } from '#testing/screens/a-person.ts';
import {
  machineClientsTabSlot,
  organizationSectionsSlot,
  securityTabSlot,
  usersAndRolesTabSlot,
} from '#screens/settings/settings-slots.ts';
import { fillings } from '../../registered.ts';
import { addressOf, findSettings, settingsEntries } from './settings-index.ts';

const administrator = aPerson([], true);

test('every section that an area puts on the settings is in the index, in the order of the screen', () => {
  const slots = [
    organizationSectionsSlot.id,
    usersAndRolesTabSlot.id,
    securityTabSlot.id,
    machineClientsTabSlot.id,
  ];
  const filled = fillings
    .filter(({ slot }) => slots.includes(slot))
    .toSorted((a, b) => slots.indexOf(a.slot) - slots.indexOf(b.slot) || a.order - b.order);
  const known = new Set(filled.map(({ id }) => id));
  expect(settingsEntries.map(({ section }) => section).filter((section) => known.has(section))).toEqual(
    filled.map(({ id }) => id),
  );
});

test.each([
  ['time zone', 'organization'],
  ['NEWS2', 'deteriorations'],
  ['password', 'policy'],
  ['swab', 'counted-items'],
  ['Commission', 'commissions'],
])('%s finds the section %s', (text, section) => {
  expect(findSettings(administrator, text).map((entry) => entry.section)).toContain(section);
});

test('a section that somebody may not open is not found', () => {
  const clerk = aPerson(['admin.settings']);
  expect(findSettings(administrator, 'export')).not.toEqual([]);
  expect(findSettings(clerk, 'export')).toEqual([]);
});

test("the operator finds the operator's sections, and no section of a hospital", () => {
  const operator = anOperator(['super_admin'], true);
  expect(findSettings(operator).map(({ section }) => section)).toEqual([
    ...['organization', 'logo', 'operator-card', 'users-and-roles', 'policy', 'machine-keys'],
    ...['theme', 'language', 'api', 'mail', 'sms'],
  ]);
  expect(findSettings(administrator).map(({ section }) => section)).not.toContain('operator-card');
});

test('an address opens the tab at the section', () => {
  expect(findSettings(administrator, 'safety').map(addressOf)).toEqual([
    '/dashboard/settings?tab=organization#setting-safety-checklist',
  ]);
});
