// Holds the arrows of ARCHITECTURE.md: who may import whom. Run by `npm run check`.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const source = join(root, 'src');

/** Which top folders of src/ a folder may import, besides itself. */
const allowed: Record<string, readonly string[]> = {
  kernel: [],
  database: ['kernel'],
  client: ['kernel'],
  ui: ['kernel'],
  areas: ['kernel', 'database', 'client', 'ui'],
  hosts: ['kernel', 'database', 'client', 'ui', 'areas'],
  testing: ['kernel', 'database', 'client', 'ui', 'areas', 'hosts'],
};

/** Packages that only the named folders may touch. */
const hostOnly: [RegExp, readonly string[]][] = [
  [/^node:/, ['hosts/node', 'testing']],
  [/^pg(-boss)?$/, ['hosts/node', 'testing']],
  [/^@electric-sql\/pglite/, ['hosts/worker', 'testing']],
  [/^(pino|@hono\/node-server|hono|@node-rs\/argon2)(\/|$)/, ['hosts/node', 'testing']],
  [/^@orpc\/(server|openapi|zod)/, ['hosts', 'testing']],
];

const isTest = (file: string) => /\.(test|fixture)\.tsx?$/.test(file);

/** Names every import that goes against the arrows, as `file → import: why`. */
export function findFaults(files: readonly string[]): string[] {
  return files.flatMap((file) =>
    importsOf(readFileSync(join(source, file), 'utf8')).flatMap((target) => {
      const why = faultOf(file, target);
      return why ? [`${file} → ${target}: ${why}`] : [];
    }),
  );
}

/** What is wrong with a file of src/ importing a target; null when nothing is. */
export function faultOf(file: string, target: string): string | null {
  if (!target.startsWith('#') && !target.startsWith('.')) return packageFault(file, target);
  const path = target.startsWith('#')
    ? target.slice(1)
    : relative(source, resolve(source, dirname(file), target));
  const [fromLayer = '', fromArea] = file.split('/');
  const [toLayer = '', toArea] = path.split('/');
  if (path.startsWith('..')) return 'outside of src';
  if (fromLayer !== toLayer) {
    if (isTest(file) && toLayer === 'testing') return null;
    if (isTest(file) && fromLayer !== 'kernel') return null;
    return allowed[fromLayer]?.includes(toLayer) ? null : `${fromLayer} may not know ${toLayer}`;
  }
  const isPublic = /\/[^/]+\.public\.tsx?$/.test(path);
  if (fromLayer === 'areas' && fromArea !== toArea && !isPublic && !isTest(file)) {
    return 'areas know each other only through .public.ts';
  }
  return null;
}

function packageFault(file: string, target: string): string | null {
  if (isTest(file)) return null;
  const rule = hostOnly.find(([pattern]) => pattern.test(target));
  if (!rule || rule[1].some((folder) => file.startsWith(`${folder}/`))) return null;
  return `only ${rule[1].join(' and ')} may touch it`;
}

function importsOf(text: string): string[] {
  const pattern = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;
  return [...text.matchAll(pattern)].map((match) => match[1]!);
}

if (process.argv[1] === import.meta.filename) {
  const faults = findFaults(globSync('**/*.{ts,tsx}', { cwd: source }));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
