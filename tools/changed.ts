// Which browser tests a change touches, for `npm test -- --changed`.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importersByFile, reachedBy } from './arrows/importers.ts';
import { projectDirectory } from './setup.mjs';

/** 'all' of a file of browser tests that drives every screen. */
type Areas = 'all' | readonly string[];

/**
 * The areas whose screens each file of browser tests drives, by its path in e2e without '.spec.ts'. The file says so in
 * its first line (`// areas: billing, patients`, 'all' or 'none'), because most screens are reached by clicks, which
 * nothing can read from its text. Journeys and hands say nothing: they go through many areas, so any change of an area
 * runs them.
 * @throws Error for a file that does not say it.
 */
export function areasOfSpecs(): Map<string, Areas> {
  const folder = join(projectDirectory, 'e2e');
  const files = globSync('**/*.spec.ts', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  const driving = files.filter((file) => !/^(?:journeys|hands)\//.test(file)).toSorted();
  return new Map(
    driving.map((file): [spec: string, areas: Areas] => {
      const [line = ''] = readFileSync(join(folder, file), 'utf8').split('\n', 1);
      const named = /^\/\/ areas: (.+)$/.exec(line)?.[1];
      if (!named)
        throw new Error(`e2e/${file}: say in the first line which areas it drives: // areas: billing`);
      if (named === 'all') return [file.replace('.spec.ts', ''), named];
      return [file.replace('.spec.ts', ''), named === 'none' ? [] : named.split(', ')];
    }),
  );
}

/** The files that differ from a commit, with those that git does not know yet, as paths from the project's folder. */
export function changedFiles(commit = 'HEAD'): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: projectDirectory, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

/**
 * What of the browser tests a change touches: the files of tests, and whether in every host. A change runs what drives
 * the screens of its area, and those of each area with a file that imports the changed file, however many files lie
 * between. What the page itself or its frame imports runs everything, and what is below the screens everything in every
 * host; a changed test runs itself in every host.
 */
export function browserTestsFor(
  changed: readonly string[],
  importers: ReadonlyMap<string, ReadonlySet<string>> = importersByFile(projectDirectory, ['src', 'e2e']),
): { files: string[]; isEveryHost: boolean } {
  const specs = new Set<string>();
  const ways = new Set<string>();
  const areas = new Set<string>();
  let isEverything = false;
  let isEveryHost = false;
  for (const file of changed) {
    const way = /^e2e\/(?:journeys|hands)\//.exec(file)?.[0];
    if (way) {
      ways.add(file.endsWith('.spec.ts') ? file : way);
    } else if (file.startsWith('e2e/')) {
      isEveryHost = true;
      for (const reached of reachedBy(file, importers)) {
        const name = /^e2e\/(.+)\.spec\.ts$/.exec(reached)?.[1];
        const folder = /^e2e\/(?:journeys|hands)\//.exec(reached)?.[0];
        if (folder) ways.add(folder);
        else if (name) specs.add(name);
      }
    } else if (!/\.test\.tsx?$/.test(file)) {
      const touched = areasTouchedBy(file, importers);
      if (touched === 'all') isEverything = true;
      else for (const area of touched) areas.add(area);
      isEveryHost ||= touched === 'all' && /^src\/(hosts|database|kernel)\//.test(file);
    }
  }
  const existing = areasOfSpecs();
  for (const [spec, driven] of existing) {
    const isDriven = driven === 'all' ? areas.size > 0 : driven.some((area) => areas.has(area));
    if (isEverything || isDriven) specs.add(spec);
  }
  const all = isEverything || areas.size > 0 ? ['e2e/journeys/', 'e2e/hands/'] : ways;
  const files = [...specs]
    .filter((spec) => existing.has(spec))
    .toSorted()
    .map((spec) => `e2e/${spec}.spec.ts`);
  return { files: [...all, ...files], isEveryHost };
}

/** The areas with a file that the changed file is, or that imports it; 'all' where every screen has it. */
function areasTouchedBy(file: string, importers: ReadonlyMap<string, ReadonlySet<string>>): Areas {
  if (!/^(?:src|public)\//.test(file)) return isOfThePage(file) ? 'all' : [];
  if (!/^src\/(?:areas|client|ui|screens)\//.test(file)) return 'all';
  // Hosts import every area: what is reached through an area ends there.
  const reached = [...reachedBy(file, importers, (at) => !at.startsWith('src/hosts/'))];
  const isShared = !file.startsWith('src/areas/');
  const isInTheFrame = isShared && reached.some((at) => !areaOf(at) && isImportedByHost(at, importers));
  const areas = new Set(reached.flatMap((at) => areaOf(at) ?? []));
  // A shared style, or a shared file that nothing imports by name, is read by something that the graph does not show.
  return isInTheFrame || areas.size === 0 ? 'all' : [...areas];
}

function isImportedByHost(file: string, importers: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  return [...(importers.get(file) ?? [])].some((importer) => importer.startsWith('src/hosts/'));
}

function isOfThePage(file: string): boolean {
  return /^(index\.html|vite\.config\.ts|playwright\.config\.ts|package-lock\.json)$/.test(file);
}

function areaOf(file: string): string | undefined {
  return /^src\/areas\/([^/]+)\//.exec(file)?.[1];
}
