import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverAreas } from '#hosts/system/areas.ts';
import { ErrorStatuses } from './error-statuses.ts';

const statuses = new ErrorStatuses(serverAreas);

/** The codes of all refusals that the program's own code makes. */
function madeCodes(): string[] {
  const source = join(import.meta.dirname, '../..');
  const files = globSync('{areas,database,hosts,kernel}/**/*.ts', { cwd: source });
  const texts = files.filter((file) => !file.endsWith('.test.ts'));
  const made = texts.flatMap((file) => [
    ...readFileSync(join(source, file), 'utf8').matchAll(/new AppError\(\s*'(\w+)'/g),
  ]);
  return [...new Set(made.map(([, code = '']) => code))];
}

test('every refusal that the program makes has a status, because its area registers it', () => {
  expect(madeCodes().length).toBeGreaterThan(30);
  expect(madeCodes().filter((code) => !statuses.codes.includes(code))).toEqual([]);
});

test('every refusal that a contract names has a status', () => {
  const named = serverAreas.flatMap((area) => area.calls.flatMap(({ call }) => call.errors ?? []));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((code) => !statuses.codes.includes(code))).toEqual([]);
});

test('two areas cannot share the code of a refusal', () => {
  const [area] = serverAreas.filter(({ errors }) => errors);
  expect(() => new ErrorStatuses([area!, { name: 'other', calls: [], errors: area!.errors! }])).toThrow(
    'Two areas share',
  );
});
