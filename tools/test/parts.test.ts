import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { choose } from './choose-parts.mjs';
import { dailyBrowserTests, parts } from './parts.mjs';
import { failuresOf } from './reports.mjs';

const root = join(import.meta.dirname, '../..');
const hosts = ['embedded', 'demo', 'server'];

test('every browser test belongs to the day or to a part, in every host that it runs in', () => {
  const specs = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => name.replaceAll('\\', '/').replace('.spec.ts', ''))
    .filter((spec) => !dailyBrowserTests.some((path) => `e2e/${spec}.spec.ts`.startsWith(path)));
  const lost = specs.flatMap((spec) =>
    hostsOf(spec)
      .filter((host) => !isInAPart(spec, host))
      .map((host) => `${spec} in ${host}`),
  );
  expect(lost).toEqual([]);
});

/** The projects in which a file has tests, as playwright.config.ts chooses by their tags. */
function hostsOf(spec: string): string[] {
  const source = readFileSync(join(root, `e2e/${spec}.spec.ts`), 'utf8');
  const tests = source.split(/^test\(/m).slice(1);
  const has = (tag: RegExp) => tests.some((text) => tag.test(text));
  return [
    ...(tests.some((text) => !/@(?:host|demo|server)\b/.test(text)) ? ['embedded'] : []),
    ...(has(/@(?:host|demo)\b/) ? ['demo'] : []),
    ...(has(/@(?:host|server)\b/) ? ['server'] : []),
  ];
}

function isInAPart(spec: string, host: string): boolean {
  return Object.values(parts).some(
    ({ browser, hosts: own = hosts }) => browser.includes(spec) && own.includes(host),
  );
}

test('what a part names exists', () => {
  const named = Object.values(parts).flatMap(({ vitest, browser }) => [
    ...vitest.filter((path) => !path.startsWith('.')),
    ...browser.map((spec) => `e2e/${spec}.spec.ts`),
  ]);
  expect([...named, ...dailyBrowserTests].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('a commit has one part by its hash, and those that its changes ask for', () => {
  const names = Object.keys(parts);
  const drawn = (hash: string) => choose(hash, []).map(({ part }) => part);
  expect(drawn('00000000abc')).toEqual([names[0]]);
  expect(drawn('00000001abc')).toEqual([names[1]]);
  const chosen = choose('00000000abc', ['README.md', 'src/database/migrations/index.ts']);
  expect(chosen.map(({ part }) => part)).toEqual([names[0], 'upgrade']);
});

test('a changed test asks for the part that runs it, and for no other', () => {
  const asked = (path: string) => choose('00000000abc', [path]).map(({ part }) => part);
  const [drawn] = Object.keys(parts);
  expect(asked('src/hosts/worker/tab/call-router.test.ts')).toEqual([drawn]);
  expect(asked('src/hosts/worker/tab/call-router.ts')).toEqual([drawn, 'demo']);
  expect(asked('src/hosts/node/embedded/embedded-crash.test.ts')).toEqual([drawn, 'kills']);
});

test('what passes only when run again has failed, unless the list names it', () => {
  const lost = [
    { name: 'one', fault: 'slow' },
    { name: 'two', fault: 'wrong' },
  ];
  const failures = failuresOf(lost, ({ name }) => name === 'one');
  expect(failures).toEqual([
    { name: 'one', fault: 'passed only when run again: slow' },
    { name: 'two', fault: 'wrong' },
  ]);
});

test('at most five tests may need two runs, each with a reason and a date', () => {
  const listed = JSON.parse(readFileSync(join(import.meta.dirname, 'may-need-two-runs.json'), 'utf8')) as {
    test: string;
    reason: string;
    since: string;
  }[];
  expect(listed.length).toBeLessThanOrEqual(5);
  for (const { reason, since } of listed) {
    expect(reason).not.toBe('');
    expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
