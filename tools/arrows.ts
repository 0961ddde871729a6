// Holds the shape that ARCHITECTURE.md describes: who may import whom, no circles, folders one can see through,
// and which tables an area may touch. Run by `npm run check`.
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findCircles, graphOf } from './arrows/circles.ts';
import { findFirstLoadFaults } from './arrows/first-load.ts';
import { findLayoutFaults } from './arrows/folders.ts';
import { type Import, importsOf, isTest, pathOf } from './arrows/imports.ts';
import { findTableFaults } from './arrows/table-access.ts';

const source = join(resolve(import.meta.dirname, '..'), 'src');

/** Which top folders of src/ a folder may import, besides itself. */
const allowed: Record<string, readonly string[]> = {
  kernel: [],
  database: ['kernel'],
  server: ['kernel', 'database'],
  client: ['kernel'],
  ui: ['kernel'],
  screens: ['kernel', 'client', 'ui'],
  areas: ['kernel', 'database', 'server', 'client', 'ui', 'screens'],
  hosts: ['kernel', 'database', 'server', 'client', 'ui', 'screens', 'areas'],
  testing: ['kernel', 'database', 'server', 'client', 'ui', 'screens', 'areas', 'hosts'],
};

/** Packages that only the named folders may touch. */
const hostOnly: [RegExp, readonly string[]][] = [
  [/^node:/, ['hosts/node', 'testing']],
  [/^pg(-boss)?$/, ['hosts/node', 'testing']],
  [/^@electric-sql\/pglite/, ['hosts/worker', 'testing']],
  [/^(pino|@hono\/node-server|hono|@node-rs\/argon2)(\/|$)/, ['hosts/node', 'testing']],
  [/^@orpc\/(server|openapi|zod)/, ['hosts', 'server', 'testing']],
];

/** Names everything in src/ that goes against the shape. */
export function findFaults(files: readonly string[]): string[] {
  const imports = files.flatMap((file) => importsOf(source, file));
  const against = imports.flatMap(({ from, target }) => {
    const why = faultOf(from, target);
    return why ? [`${from} → ${target}: ${why}`] : [];
  });
  return [
    ...against,
    ...circlesIn(imports),
    ...findLayoutFaults(files),
    ...findTableFaults(source, files),
    ...findFirstLoadFaults(source, files),
  ];
}

function circlesIn(imports: readonly Import[]): string[] {
  const own = imports.filter(({ from }) => !/\.(test|fixture)\.tsx?$/.test(from));
  const areaOf = (file: string) => (file.startsWith('areas/') ? file.split('/')[1] : undefined);
  return [
    ...findCircles(graphOf(own, areaOf)).map((circle) => `areas in a circle: ${circle}`),
    ...findCircles(graphOf(own, (file) => file)).map((circle) => `files in a circle: ${circle}`),
  ];
}

/** What is wrong with a file of src/ importing a target; null when nothing is. */
export function faultOf(file: string, target: string): string | null {
  const path = pathOf(file, target);
  if (path === undefined) return packageFault(file, target);
  const [fromLayer = '', fromArea] = file.split('/');
  const [toLayer = '', toArea] = path.split('/');
  // What was built is found by the tools, which are plain JavaScript because they run before anything is installed.
  if (path === '../tools/setup.mjs' && fromLayer === 'testing') return null;
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

if (process.argv[1] === import.meta.filename) {
  const faults = findFaults(globSync('**/*.{ts,tsx}', { cwd: source }));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
