import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf, type SourceFile } from './imports.ts';

/** What every signed-in page loads before anything else: the shell, and what the areas register in it. */
const first: readonly SourceFile[] = ['hosts/web/registered.ts', 'hosts/web/shell/shell.tsx'];

/** Contracts bring the schemas' library along, hooks and screens everything else; both come with their screen. */
const laterOnly = /^areas\/.*(?:\.contract\.ts|\.screen\.tsx)$/;

/** Names each contract and screen that the shell would load at once, with the way to it. */
export function findFirstLoadFaults(source: string, files: readonly SourceFile[]): string[] {
  const known = new Set(files);
  const cameFrom = new Map<SourceFile, SourceFile | null>(first.map((file) => [file, null]));
  const faults: string[] = [];
  for (const file of cameFrom.keys()) {
    if (laterOnly.test(file)) {
      faults.push(`loaded with the shell: ${wayTo(file, cameFrom).join(' → ')}`);
      continue;
    }
    for (const next of valuesImportedBy(source, file)) {
      if (known.has(next) && !cameFrom.has(next)) cameFrom.set(next, file);
    }
  }
  return faults;
}

/** Files whose values a file imports or passes on, and waits for. */
function valuesImportedBy(source: string, file: SourceFile): SourceFile[] {
  const pattern = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)';/gm;
  const text = readFileSync(join(source, file), 'utf8');
  return [...text.matchAll(pattern)].flatMap(([, target = '']) => pathOf(file, target) ?? []);
}

function wayTo(file: SourceFile, cameFrom: ReadonlyMap<SourceFile, SourceFile | null>): SourceFile[] {
  const way = [file];
  for (let at = cameFrom.get(file); at; at = cameFrom.get(at)) way.unshift(at);
  return way;
}
