import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noticeLoaders } from './registered.ts';

const source = join(import.meta.dirname, '../..');

/** The files that declare sentences, with the namespace each declares. */
function declarations(): { file: string; namespace: string }[] {
  return globSync('**/*.{issues,notices}.ts', { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/define(Issues|Notices)\(\s*'([^']+)'/g)].map(
      ([, kind = '', word = '']) => ({ file, namespace: `${kind} ${word}` }),
    ),
  );
}

test('the bell can fetch the sentences of every area that sends notices', async () => {
  const files = globSync('areas/*/*.notices.ts', { cwd: source }).toSorted();
  expect(files.length).toBeGreaterThanOrEqual(5);
  const declared = await Promise.all(files.map((file) => import(join(source, file)) as Promise<object>));
  const fetched = new Set(await Promise.all(noticeLoaders.map((load) => load())));
  expect(files.filter((_file, place) => !fetched.has(declared[place]!))).toEqual([]);
});

test('no two files declare sentences under one name, which would hide those of one of them', () => {
  const namespaces = declarations().map(({ namespace }) => namespace);
  expect(namespaces.toSorted()).toEqual([...new Set(namespaces)].toSorted());
});
