import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepableCalls } from '#kernel/access/keepable-calls.ts';

test('what may be kept on a device is what its pages keep', () => {
  const areas = join(import.meta.dirname, '../../areas');
  const kept = globSync('**/*.calls.ts', { cwd: areas }).flatMap((file) =>
    [...readFileSync(join(areas, file), 'utf8').matchAll(/keepableWrite<[^>]*>\(\s*'([\w.]+)'/g)].map(
      ([, id]) => id!,
    ),
  );
  expect(kept.toSorted()).toEqual(keepableCalls.toSorted());
});
