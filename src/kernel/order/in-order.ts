/** Something with a name that may have to come after others. */
export interface Ordered {
  readonly name: string;
  /** Names of those that come before it. */
  readonly after?: readonly string[] | undefined;
}

/** The parts in an order that keeps every `after`, otherwise as given; @throws Error for an unknown name or a circle. */
export function inOrder<Part extends Ordered>(parts: readonly Part[]): Part[] {
  const known = new Map(parts.map((part) => [part.name, part]));
  const ordered = new Set<Part>();
  const place = (part: Part, waiting: readonly string[]): void => {
    if (ordered.has(part)) return;
    const way = [...waiting, part.name];
    if (waiting.includes(part.name)) throw new Error(`These wait for each other: ${way.join(' → ')}.`);
    for (const name of part.after ?? []) {
      const before = known.get(name);
      if (!before) throw new Error(`${part.name} comes after ${name}, which does not exist.`);
      place(before, way);
    }
    ordered.add(part);
  };
  for (const part of parts) place(part, []);
  return [...ordered];
}
