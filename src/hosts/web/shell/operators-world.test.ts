import { expect, test } from 'vitest';
import { isOffered, type Registered } from '#client/registration/offered.ts';
import { anOperator, aPerson } from '#testing/screens/a-person.ts';
import { quickActions } from '../areas.ts';
import { areaRoutes, fillings, searchProviders } from '../registered.ts';
import { searchWords } from './search/search-words.ts';

const operator = anOperator(['super_admin'], true);
const administrator = aPerson([], true);

const offered = (parts: readonly Registered[]) => parts.filter((part) => isOffered(operator, part));
const alone = (parts: readonly Registered[]) =>
  offered(parts).filter((part) => !isOffered(administrator, part));

test('of screens outside the platform the operator has the settings and the own account alone', () => {
  const paths = areaRoutes.filter((route) => isOffered(operator, route)).map(({ path }) => path);
  const shared = paths.filter((path) => path.startsWith('/dashboard') && !path.includes('admin'));
  expect(shared.toSorted()).toEqual([
    ...['/dashboard', '/dashboard/profile', '/dashboard/settings', '/dashboard/settings/roles'],
  ]);
});

test('of what areas put on shared screens the operator sees what is not of a hospital', () => {
  const ids = fillings.filter((filling) => isOffered(operator, filling)).map(({ id }) => id);
  expect(ids.toSorted()).toEqual([
    ...['machine-keys', 'notifications', 'operator-card', 'policy'],
    ...['second-factor', 'settings-finder', 'users-and-roles', 'views'],
  ]);
});

test('the search offers the operator settings, and no patient, invoice or act of a hospital', () => {
  expect(searchProviders.filter((one) => isOffered(operator, one)).map(({ id }) => id)).toEqual(['settings']);
  expect(offered(quickActions)).toEqual(alone(quickActions));
});

test('the search field names patients in a hospital alone', () => {
  expect(searchWords(administrator).placeholder).toBe('Search patients, appointments...');
  for (const words of Object.values(searchWords(operator))) expect(words).not.toMatch(/patient|appointment/i);
});
