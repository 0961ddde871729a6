import { expect, test } from 'vitest';
import { hashOf, presentHashes, releasedHashes, releaseFaults } from './released-migrations.ts';

test('every migration, and all that one imports, is as it was released', () => {
  expect(releaseFaults(releasedHashes(), presentHashes())).toEqual([]);
});

test('what a migration imports from elsewhere in the program is released with it', () => {
  const files = Object.keys(presentHashes());
  expect(files).toContain('database/migrations/0080-allergies-are-one-truth.ts');
  expect(files).toContain('database/migrations/tenant-table.ts');
  // 0080 reads texts as the search does.
  expect(files).toContain('database/search/normal-text.ts');
  expect(files).not.toContain('database/migrations/index.ts');
});

test('a migration that was changed, that is new, or that is gone is told', () => {
  const present = { 'a.ts': hashOf('select 1'), 'b.ts': hashOf('select 2') };
  expect(releaseFaults(present, present)).toEqual([]);
  expect(releaseFaults({ ...present, 'a.ts': hashOf('select 3') }, present)).toEqual([
    expect.stringMatching(/^a\.ts was released and has changed/),
  ]);
  expect(releaseFaults({ 'a.ts': present['a.ts'] }, present)).toEqual([
    'b.ts is not in the list of released migrations: node tools/released-migrations.ts',
  ]);
  expect(releaseFaults({ ...present, 'c.ts': '' }, present)).toEqual([
    'c.ts was released and is gone, or no migration imports it.',
  ]);
});

test('a migration may keep a copy of what the program wants otherwise', () => {
  const released = { 'migration.ts': hashOf(`import { a } from '../a.ts';`), 'a.ts': hashOf('a') };
  const present = { 'migration.ts': hashOf(`import { a } from './kept-a.ts';`), 'kept-a.ts': hashOf('a') };
  const unlisted = expect.stringMatching(/^kept-a\.ts is not in the list/);
  expect(releaseFaults(released, present)).toEqual([unlisted]);
  const changed = { ...present, 'kept-a.ts': hashOf('b') };
  expect(releaseFaults(released, changed)).toEqual([
    expect.stringMatching(/^a\.ts was released and is gone/),
    unlisted,
  ]);
});

test('the formatter changes nothing that counts', () => {
  expect(hashOf('await  a(\n  1,\n)')).toBe(hashOf('await a( 1, )'));
  expect(hashOf('a')).not.toBe(hashOf('b'));
});
