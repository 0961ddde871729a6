import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');

/**
 * Gives the worker the database it starts from, as `virtual:database-snapshot`. It is made anew whenever what it
 * is made of has changed.
 */
export function databaseSnapshot(): Plugin {
  return {
    name: 'openward:database-snapshot',
    enforce: 'pre',
    resolveId(id) {
      return id === 'virtual:database-snapshot' ? `${readySnapshot()}?url` : null;
    },
  };
}

function readySnapshot(): string {
  const file = join(root, `dist/snapshot/database-${sourcesHash()}.snapshot`);
  if (existsSync(file)) return file;
  const program = join(root, 'tools/database-snapshot.ts');
  const { status } = spawnSync(process.execPath, [program, file], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The database of the demo could not be made.');
  return file;
}

function sourcesHash(): string {
  const migrations = join(root, 'src/database/migrations');
  const sources = [
    join(root, 'package-lock.json'),
    join(root, 'src/database/migrate.ts'),
    join(root, 'tools/database-snapshot.ts'),
    ...globSync(join(migrations, '**/*.ts')).toSorted(),
  ];
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 12);
}

/**
 * The name of a built file. Many hosts send what ends in .gz as something to unpack on the way, which it is not
 * meant to be.
 */
export function assetFileName({ names }: { names: string[] }): string {
  const isArchive = names.some((name) => name.endsWith('.gz'));
  return isArchive ? 'assets/[name]-[hash].archive' : 'assets/[name]-[hash][extname]';
}

const noBuiltin = '\0openward:no-builtin';

/**
 * Keeps Node's built-ins out of the worker: an import of one by our code or a library fails the build. PGlite
 * asks for some behind a check for Node; it gets a module that throws should the check ever be wrong.
 */
export function refuseNodeBuiltins(): Plugin {
  return {
    name: 'openward:refuse-node-builtins',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!isBuiltin(id)) return null;
      if (importer?.includes('/@electric-sql/pglite/')) return noBuiltin;
      throw new Error(`'${id}' does not exist in a browser, but ${importer ?? 'the worker'} imports it.`);
    },
    load(id) {
      if (id !== noBuiltin) return null;
      // As CommonJS: the bundler does not ask it for the names that PGlite imports.
      return `module.exports = {};\nthrow new Error('Node is not here.');`;
    },
  };
}
