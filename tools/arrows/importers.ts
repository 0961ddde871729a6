import { globSync } from 'node:fs';
import { importsOf, isTest, pathOf } from './imports.ts';

/**
 * Who imports each file of these folders, as paths from the project's folder. Tests and fixtures of src/ import much
 * and are imported by no screen: they are left out.
 */
export function importersByFile(project: string, folders: readonly string[]): Map<string, Set<string>> {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: project }));
  const importers = new Map<string, Set<string>>();
  for (const from of files.map((file) => file.replaceAll('\\', '/'))) {
    if (isTest(from.replace(/^src\//, ''))) continue;
    for (const { target } of importsOf(project, from)) {
      const file = target.startsWith('#') ? `src/${pathOf(from, target)}` : pathOf(from, target);
      if (file === undefined) continue;
      importers.set(file, (importers.get(file) ?? new Set()).add(from));
    }
  }
  return importers;
}

/** A file, and every file that imports it or one of its importers; `isWay` names the files that are gone into. */
export function reachedBy(
  file: string,
  importers: ReadonlyMap<string, ReadonlySet<string>>,
  isWay: (file: string) => boolean = () => true,
): Set<string> {
  const reached = new Set([file]);
  for (const at of reached)
    for (const importer of importers.get(at) ?? []) if (isWay(importer)) reached.add(importer);
  return reached;
}
