import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');

const screens = globSync('areas/**/*.tsx', { cwd: source })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));

/** Screens that list records and say what is shown where there are none. */
const lists = screens.filter(({ text }) => /<(?:AddressedList|ListEmpty|EmptyState)\b/.test(text));

test('an empty list that has a button for a new record offers it as the first step', () => {
  const silent = lists.filter(
    ({ text }) =>
      /leftSection=\{<Icon name="plus"|icon: 'plus', isMain/.test(text) && !/\bfirst(?:: |=\{)/.test(text),
  );
  expect(silent.map(({ file }) => file)).toEqual([]);
});

test('an empty list that can be filled from a file leads to its import', () => {
  const silent = lists.filter(({ text }) => text.includes('<ImportLink') && !text.includes('importFrom'));
  expect(silent.map(({ file }) => file)).toEqual([]);
});
