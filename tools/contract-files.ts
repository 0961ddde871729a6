import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const areas = resolve(import.meta.dirname, '../src/areas');
const imported = /^(?:import|export)\b(?!\s+type\b)[^;]*?\sfrom '(\.[^']+)';/gm;

/**
 * The contracts of all areas with the files of their own area whose values they need. They belong into one chunk: a
 * contract reads them while it is loaded, so nothing that waits for the contract may hold them.
 */
export function contractFiles(): ReadonlySet<string> {
  const found = new Set(
    globSync('**/*.{contract,issues}.ts', { cwd: areas }).map((file) => resolve(areas, file)),
  );
  for (const file of found) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      const needed = resolve(dirname(file), name);
      if (needed.endsWith('.ts') && !needed.endsWith('.public.ts')) found.add(needed);
    }
  }
  return found;
}
