import { basename, dirname } from 'node:path';
import { isTest } from './imports.ts';

/** A folder with more source files than this is a room that nobody can see through. */
const maxFiles = 15;

// Migrations are one list by their number, and it only grows.
const uncounted = new Set(['database/migrations']);

/** What may lie in the root of an area: what it registers and what it offers. */
const rootFile =
  /\.(server|web|tables|seed|samples|icons|records|jobs|errors|refusals|notices|issues|fixture|public)\.tsx?$|-(menu|records)\.texts\.ts$|\.test\.tsx?$/;

/** Names every folder with too many files and every file that lies or is called against the layout. */
export function findLayoutFaults(files: readonly string[]): string[] {
  return [...crowdedFolders(files), ...filesOutOfPlace(files), ...confusableNames(files)];
}

function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = dirname(file);
    // The sentences of an area's refusals are the other half of its errors.
    const isCounted = !uncounted.has(folder) && !/\.(test|fixture|refusals)\.tsx?$/.test(file);
    if (isCounted) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > maxFiles)
    .map(([folder, count]) => `${folder}: ${count} files side by side, at most ${maxFiles}`);
}

function filesOutOfPlace(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const isAreaRoot = file.split('/').length === 3 && file.startsWith('areas/');
    if (isAreaRoot && !rootFile.test(file)) {
      return [`${file}: the root of an area holds only what it registers and offers`];
    }
    const isHookName = /^use-/.test(basename(file));
    return isHookName && /\.(words|texts|calls|rules)\./.test(file) ? [`${file}: use-* names a hook`] : [];
  });
}

/** Two files whose names differ by a dot and a dash alone are taken for each other. */
function confusableNames(files: readonly string[]): string[] {
  const known = new Map<string, string>();
  return files.flatMap((file) => {
    if (isTest(file)) return [];
    const key = file.replace(/\.tsx?$/, '').replaceAll('.', '-');
    const other = known.get(key);
    known.set(key, file);
    return other ? [`${file}: is taken for ${other}`] : [];
  });
}
