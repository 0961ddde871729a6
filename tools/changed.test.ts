import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas } from '#hosts/web/areas.ts';
import { areasOfSpecs, browserTestsFor } from './changed.ts';

const root = join(import.meta.dirname, '..');
const areaNames = readdirSync(join(root, 'src/areas'));

/** The area whose screen an address shows, by the longest path that fits; undefined for none and for one with a gap. */
function areaOfAddress(address: string): string | undefined {
  const segments = address.split(/[?#]/, 1)[0]!.split('/');
  const fitting = areas.flatMap(({ name, routes = [] }) =>
    routes
      .map(({ path }) => path.split('/'))
      .filter((path) => path.length === segments.length)
      .filter((path) => path.every((part, place) => part === segments[place] || part.startsWith('$')))
      .map((path) => ({ name, written: path.filter((part) => !part.startsWith('$')).length })),
  );
  return fitting.toSorted((one, other) => other.written - one.written)[0]?.name;
}

/** Importers by file, as the graph has them. */
const graph = (imports: Record<string, string[]>) =>
  new Map(Object.entries(imports).map(([file, importers]) => [file, new Set(importers)]));

test('every file of browser tests names areas that exist, and every area is driven by one', () => {
  const driven = [...areasOfSpecs().values()].flatMap((named) => (named === 'all' ? [] : named));
  expect([...new Set(driven)].toSorted()).toEqual(areaNames.toSorted());
});

test('a file of browser tests names the area of every address it writes out', () => {
  const unnamed = [...areasOfSpecs()].flatMap(([spec, named]) => {
    const text = readFileSync(join(root, `e2e/${spec}.spec.ts`), 'utf8');
    const addresses = [...text.matchAll(/['"`](\/dashboard\/[^'"`\s]*)/g)].map(([, address]) => address!);
    const shown = new Set(addresses.flatMap((address) => areaOfAddress(address) ?? []));
    return [...shown]
      .filter((area) => named !== 'all' && !named.includes(area))
      .map((area) => `${spec}: ${area}`);
  });
  expect(unnamed).toEqual([]);
});

test('a change in an area runs what drives its screens', () => {
  const { files, isEveryHost } = browserTestsFor(['src/areas/referrals/referrals.web.ts'], new Map());
  const driven = ['accessibility', 'hostile-texts', 'money-path', 'newcomer', 'referrals'];
  expect(files).toEqual(['e2e/journeys/', 'e2e/hands/', ...driven.map((spec) => `e2e/${spec}.spec.ts`)]);
  expect(isEveryHost).toBe(false);
});

test('a change runs what drives the areas that import the file, over files between, and hosts end the way', () => {
  const importers = graph({
    'src/areas/referrals/a.ts': ['src/areas/referrals/b.ts', 'src/hosts/web/areas.ts'],
    'src/areas/referrals/b.ts': ['src/areas/people/c.ts'],
    'src/hosts/web/areas.ts': ['src/areas/billing/d.ts'],
  });
  const { files } = browserTestsFor(['src/areas/referrals/a.ts'], importers);
  expect(files).toContain('e2e/roles.spec.ts');
  expect(files).not.toContain('e2e/payments.spec.ts');
  expect(browserTestsFor(['src/areas/referrals/z.ts'], importers).files).not.toContain('e2e/roles.spec.ts');
});

test('a shared piece runs what drives the areas that use it, and one of the frame runs everything', () => {
  const importers = graph({
    'src/ui/few/few.tsx': ['src/areas/referrals/list.tsx'],
    'src/ui/frame/frame.tsx': ['src/areas/referrals/list.tsx', 'src/ui/frame/page.tsx'],
    'src/ui/frame/page.tsx': ['src/hosts/web/main.tsx'],
  });
  expect(browserTestsFor(['src/ui/few/few.tsx'], importers).files).not.toContain('e2e/roles.spec.ts');
  const frame = browserTestsFor(['src/ui/frame/frame.tsx'], importers);
  expect(frame.files).toHaveLength(areasOfSpecs().size + 2);
  expect(frame.isEveryHost).toBe(false);
});

test('what is below the screens runs everything in every host', () => {
  const below = browserTestsFor(['src/database/executor.ts']);
  expect(below.files).toHaveLength(areasOfSpecs().size + 2);
  expect(below.isEveryHost).toBe(true);
});

test('the imports as they are: a page of surgery is of surgery alone, and the list of lists is everywhere', () => {
  const surgery = ['accessibility', 'hostile-texts', 'surgery', 'theatre'];
  const { files } = browserTestsFor(['src/areas/surgery/surgery.web.ts']);
  expect(files.slice(2)).toEqual(surgery.map((spec) => `e2e/${spec}.spec.ts`));
  expect(browserTestsFor(['src/ui/list/list.tsx']).files).toHaveLength(areasOfSpecs().size + 2);
});

test('documents and Vitest files run no browser test, a changed one runs itself, and its pieces run who uses them', () => {
  const none = ['README.md', 'src/areas/people/session.service.test.ts', 'tools/test.mjs'];
  expect(browserTestsFor(none).files).toEqual([]);
  expect(browserTestsFor(['e2e/roles.spec.ts'])).toEqual({ files: ['e2e/roles.spec.ts'], isEveryHost: true });
  expect(browserTestsFor(['e2e/taken-away.spec.ts']).files).toEqual([]);
  const { files } = browserTestsFor(['e2e/money-path.ts']);
  expect(files).toEqual(['e2e/money-path.spec.ts', 'e2e/newcomer.spec.ts']);
});
