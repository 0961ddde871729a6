import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepableCallIds, keepableCalls } from '#kernel/access/keepable-calls.ts';
import { serverAreas } from './areas.ts';

test('what may be kept on a device is what its pages keep, and who may discard it is who may make it', () => {
  const areas = join(import.meta.dirname, '../../areas');
  const kept = globSync('**/*.calls.ts', { cwd: areas }).flatMap((file) =>
    [...readFileSync(join(areas, file), 'utf8').matchAll(/keepableWrite<[^>]*>\(\s*'([\w.]+)'/g)].map(
      ([, id]) => id!,
    ),
  );
  expect(kept.toSorted()).toEqual(keepableCallIds.toSorted());
  const calls = new Map(serverAreas.flatMap((area) => area.calls.map(({ call }) => [call.id, call])));
  const allowed = keepableCallIds.map((id) => [id, [calls.get(id)?.access].flat()]);
  expect(Object.fromEntries(allowed)).toEqual(keepableCalls);
});
