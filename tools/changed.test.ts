import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areasOfSpecs, browserTestsFor } from './changed.mjs';

const root = join(import.meta.dirname, '..');
const specs = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => name.replace('.spec.ts', ''))
  .filter((name) => !/^(?:journeys|hands)/.test(name));
const areas = readdirSync(join(root, 'src/areas'));
const noImporters = () => new Set<string>();

test('every file of browser tests says which areas it drives, and every area is driven', () => {
  expect(Object.keys(areasOfSpecs).toSorted()).toEqual(specs.toSorted());
  const driven = new Set(Object.values(areasOfSpecs).flatMap((named) => (named === 'all' ? [] : named)));
  expect([...driven].toSorted()).toEqual(areas.toSorted());
});

test('a change in an area runs what drives its screens and those of the areas that import it', () => {
  const { files, isEveryHost } = browserTestsFor(['src/areas/referrals/referrals.web.ts'], noImporters);
  const driven = ['accessibility', 'hostile-texts', 'money-path', 'referrals'];
  expect(files).toEqual(['e2e/journeys/', 'e2e/hands/', ...driven.map((spec) => `e2e/${spec}.spec.ts`)]);
  expect(isEveryHost).toBe(false);
  const importer = (area: string) => new Set(area === 'referrals' ? ['people'] : []);
  expect(browserTestsFor(['src/areas/referrals/x.ts'], importer).files).toContain('e2e/roles.spec.ts');
});

test('what all areas share runs everything, below the screens in every host', () => {
  expect(browserTestsFor(['src/ui/list/list.tsx'], noImporters)).toMatchObject({ isEveryHost: false });
  const below = browserTestsFor(['src/database/executor.ts'], noImporters);
  expect(below.files).toHaveLength(specs.length + 2);
  expect(below.isEveryHost).toBe(true);
});

test('documents and Vitest files run no browser test, and a changed browser test runs itself', () => {
  const none = ['README.md', 'src/areas/people/session.service.test.ts', 'tools/test.mjs'];
  expect(browserTestsFor(none, noImporters).files).toEqual([]);
  expect(browserTestsFor(['e2e/roles.spec.ts'], noImporters).files).toEqual(['e2e/roles.spec.ts']);
});
