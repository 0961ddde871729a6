import type { Plugin } from 'vite';

type Imports = ReadonlyMap<string, readonly string[]>;

/** Built files of contracts that wait for themselves through what they import, each as the way round. */
export function circlesOfContracts(imports: Imports): string[] {
  return [...imports.keys()]
    .filter((file) => /-contracts-[^/]*$/.test(file))
    .flatMap((file) => wayBack(file, imports) ?? []);
}

function wayBack(start: string, imports: Imports): string | undefined {
  const reached = new Map<string, string>();
  const waiting = [start];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    for (const next of imports.get(file) ?? []) {
      if (next === start) return wayTo(file, start, reached);
      if (reached.has(next)) continue;
      reached.set(next, file);
      waiting.push(next);
    }
  }
  return undefined;
}

function wayTo(last: string, start: string, reached: ReadonlyMap<string, string>): string {
  const way = [start];
  for (let file = last; file !== start; file = reached.get(file)!) way.unshift(file);
  return [start, ...way].join(' -> ');
}

/**
 * Ends the build where contracts are part of a circle of files: a browser then reads a schema before the values it is
 * made of, and every screen stays empty, which no test of the sources can see.
 */
export function refusingCircles(): Plugin {
  return {
    name: 'refusing-circles',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circles = circlesOfContracts(new Map(chunks.map((file) => [file.fileName, file.imports])));
      if (circles.length > 0) this.error(`Contracts wait for themselves:\n${circles.join('\n')}`);
    },
  };
}
