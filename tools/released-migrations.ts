// node tools/released-migrations.ts: adds the hash of every new migration, and of what it imports, to the list of those
// that were released. What stands in the list is never changed by it: databases have run it as it was.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importsOf, isTest } from './arrows/imports.ts';

const source = join(resolve(import.meta.dirname, '..'), 'src');
const listFile = join(source, 'database/migrations/released.json');
/** Grows with every migration, and does nothing by itself. */
const index = 'database/migrations/index.ts';

export type Hashes = Readonly<Record<string, string>>;

/** The hashes of all migrations as they are, and of every file of ours that one imports, however far. */
export function presentHashes(): Hashes {
  const waiting = globSync('database/migrations/**/*.ts', { cwd: source }).filter(
    (file) => file !== index && !isTest(file),
  );
  const found = new Map<string, string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.set(file, hashOf(readFileSync(join(source, file), 'utf8')));
    waiting.push(...importsOf(source, file).flatMap((one) => one.file ?? []));
  }
  return Object.fromEntries([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Spaces and ends of lines are the formatter's and count for nothing; nor does the path of an import, because what it
 * names is hashed itself.
 */
export function hashOf(text: string): string {
  const counted = text.replaceAll(/\bfrom '[^']+'/g, `from ''`).replaceAll(/\s+/g, ' ');
  return createHash('sha256').update(counted).digest('hex');
}

export function releasedHashes(): Hashes {
  return JSON.parse(readFileSync(listFile, 'utf8')) as Hashes;
}

/** What is wrong with the migrations, in sentences. */
export function releaseFaults(released: Hashes, present: Hashes): string[] {
  return [
    ...Object.keys(released).flatMap((file) => {
      if (isMoved(file, released, present)) return [];
      if (present[file] === undefined)
        return [`${file} was released and is gone, or no migration imports it.`];
      if (present[file] === released[file]) return [];
      return [
        `${file} was released and has changed: databases have run it as it was. Write a new migration; of what it imports and the program wants otherwise it keeps a copy beside it.`,
      ];
    }),
    ...Object.keys(present)
      .filter((file) => released[file] === undefined)
      .map((file) => `${file} is not in the list of released migrations: node tools/released-migrations.ts`),
  ];
}

/** True where migrations import what was released from a copy by now, because the program went on with the other. */
function isMoved(file: string, released: Hashes, present: Hashes): boolean {
  return present[file] === undefined && Object.values(present).includes(released[file]!);
}

if (process.argv[1] === import.meta.filename) {
  const present = presentHashes();
  const released = releasedHashes();
  const kept = Object.entries(released).filter(([file]) => !isMoved(file, released, present));
  const all = Object.entries({ ...present, ...Object.fromEntries(kept) });
  const sorted = all.toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(listFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
