/** One field of a record that an entry names; `undefined` where the side does not hold it. */
export interface DifferenceLine {
  /** Names from the outside in; a number is the place in a list, from 1. */
  path: (string | number)[];
  before: Leaf | undefined;
  after: Leaf | undefined;
}

/** A value that is shown as it is. */
export type Leaf = string | number | boolean | null;

/** Values nested deeper than this are shown as text. */
const maxDepth = 6;

/**
 * What differs between the values before and after, field by field, nested ones by their path. Where one side is
 * missing as a whole, everything of the other side is listed.
 */
export function differenceOf(before: unknown, after: unknown): DifferenceLine[] {
  const [old, now] = [leavesOf(before ?? undefined), leavesOf(after ?? undefined)];
  const paths = new Map([...old, ...now].map(([key, { path }]) => [key, path]));
  return [...paths].flatMap(([key, path]) => {
    const line = { path, before: old.get(key)?.leaf, after: now.get(key)?.leaf };
    return line.before === line.after || isContext(line, old.size > 0 && now.size > 0) ? [] : [line];
  });
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A change names records that it did not touch, such as the invoice of a payment, on one side alone. */
function isContext({ before, after }: DifferenceLine, isChange: boolean): boolean {
  return isChange && (before === undefined || after === undefined) && id.test(String(before ?? after));
}

type Leaves = Map<string, { path: (string | number)[]; leaf: Leaf }>;

function leavesOf(value: unknown): Leaves {
  const leaves: Leaves = new Map();
  collect(value, [], leaves);
  return leaves;
}

function collect(value: unknown, path: (string | number)[], leaves: Leaves): void {
  if (value === undefined) return;
  const key = JSON.stringify(path);
  if (value === null || typeof value !== 'object') {
    leaves.set(key, { path, leaf: value as Leaf });
  } else if (isList(value)) {
    leaves.set(key, { path, leaf: value.map(String).join(', ') });
  } else if (path.length >= maxDepth) {
    leaves.set(key, { path, leaf: JSON.stringify(value) });
  } else {
    for (const [name, inner] of namedParts(value)) collect(inner, [...path, name], leaves);
  }
}

function isList(value: object): value is Leaf[] {
  return Array.isArray(value) && value.every((item) => item === null || typeof item !== 'object');
}

function namedParts(value: object): [string | number, unknown][] {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [index + 1, item]);
  return Object.entries(value);
}
