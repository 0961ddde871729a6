import type { Import } from './imports.ts';

/** Edges of a graph by their start. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The graph of imports between what `nodeOf` makes of the files; undefined leaves a file out. */
export function graphOf(imports: readonly Import[], nodeOf: (file: string) => string | undefined): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, file } of imports) {
    const [start, end] = [nodeOf(from), file === undefined ? undefined : nodeOf(file)];
    if (start === undefined || end === undefined || start === end) continue;
    const ends = graph.get(start) ?? new Set();
    graph.set(start, ends.add(end));
  }
  return graph;
}

/** One way round for each knot of nodes that reach each other, such as `a → b → a`. */
export function findCircles(graph: Graph): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  for (const start of [...graph.keys()].toSorted()) {
    if (done.has(start)) continue;
    const way = wayBack(graph, start);
    if (!way) continue;
    for (const node of way) done.add(node);
    circles.push([...way, start].join(' → '));
  }
  return circles;
}

/** The shortest way from a node back to itself, without the end. */
function wayBack(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (let node = waiting.shift(); node !== undefined; node = waiting.shift()) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return trace(cameFrom, start, node);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      waiting.push(next);
    }
  }
  return undefined;
}

function trace(cameFrom: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const way = [end];
  for (let node = end; node !== start;) {
    node = cameFrom.get(node)!;
    way.unshift(node);
  }
  return way;
}
