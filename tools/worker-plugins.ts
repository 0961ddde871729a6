import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { importsOf } from './arrows/imports.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, 'src');
const program = join(root, 'tools/database-snapshot.ts');
const virtualSnapshots = 'virtual:database-snapshots';

/**
 * Gives the worker the databases it starts from, as `virtual:database-snapshots`: their addresses by name, of which a
 * build that leaves the demo out has none. They are made anew whenever what they are made of has changed.
 */
export function databaseSnapshots({ isLeftOut = false } = {}): Plugin {
  return {
    name: 'openward:database-snapshots',
    enforce: 'pre',
    async resolveId(id) {
      if (id === virtualSnapshots) return `\0${virtualSnapshots}`;
      if (!id.startsWith(`${virtualSnapshots}/`)) return null;
      return `${join(await readySnapshots(), id.slice(virtualSnapshots.length + 1))}?url`;
    },
    async load(id) {
      if (id !== `\0${virtualSnapshots}`) return null;
      if (isLeftOut) return 'export default {};';
      const files = globSync('*.snapshot', { cwd: await readySnapshots() }).toSorted();
      const imports = files.map((file, index) => `import url${index} from '${virtualSnapshots}/${file}';`);
      const entries = files.map((file, index) => `'${basename(file, '.snapshot')}': url${index}`);
      return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
    },
  };
}

let ready: Promise<string> | undefined;

/** The folder of the databases, which a process of its own makes while the screens are built. */
async function readySnapshots(): Promise<string> {
  ready ??= makeSnapshots();
  return ready;
}

async function makeSnapshots(): Promise<string> {
  const folder = join(root, `dist/snapshot/${sourcesHash()}`);
  if (existsSync(folder)) return folder;
  const child = spawn(process.execPath, [program, folder], { cwd: root, stdio: 'inherit' });
  const [exitCode] = await once(child, 'exit');
  if (exitCode !== 0) throw new Error('The databases of the demo could not be made.');
  return folder;
}

/** Of everything that the program which makes them imports, and so of the services that fill the samples. */
function sourcesHash(): string {
  const written = readFileSync(program, 'utf8');
  const first = [...written.matchAll(/from '#([^']+)'/g)].map(([, path]) => path!);
  const files = new Set(first);
  for (const file of files)
    for (const found of importsOf(source, file)) if (found.file) files.add(found.file);
  const hash = createHash('sha256')
    .update(written)
    .update(readFileSync(join(root, 'package-lock.json')));
  for (const file of [...files].toSorted()) hash.update(file).update(readFileSync(join(source, file)));
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
