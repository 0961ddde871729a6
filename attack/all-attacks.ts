import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Attack } from './attack.ts';

/** Every attack of the folder `attacks`, by the names of their files. */
export async function allAttacks(): Promise<Attack[]> {
  const files = globSync('attacks/*.attack.ts', { cwd: import.meta.dirname }).toSorted();
  const modules = files.map((file) => import(join(import.meta.dirname, file)) as Promise<{ attack: Attack }>);
  return (await Promise.all(modules)).map(({ attack }) => attack);
}
