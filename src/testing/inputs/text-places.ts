import type { z } from 'zod';

type Schema = z.core.$ZodType;

/** As much of Zod's own description of a schema as the tests look at. */
interface Described {
  type: string;
  format?: string;
  checks?: z.core.$ZodCheck[];
  shape?: Record<string, Schema>;
  catchall?: Schema;
  element?: Schema;
  innerType?: Schema;
  options?: Schema[];
  in?: Schema;
  keyType?: Schema;
  valueType?: Schema;
}

/** One schema inside another, and where its value stands: names of fields and places of lists. */
export interface Place {
  path: readonly string[];
  described: Described;
  /** The input, or the branch of it where there are several; what is judged as a whole. */
  root: Schema;
  /** The path below that. */
  pathInRoot: readonly string[];
}

// Zod keeps what is known of a schema, and of a check, under this name.
const inner = '_zod';

function describe(schema: Schema): Described {
  return schema[inner].def;
}

/** Every schema of an input, with the place of its value. */
export function placesOf(
  schema: Schema,
  path: readonly string[] = [],
  { root, depth }: { root: Schema; depth: number } = { root: schema, depth: 0 },
): Place[] {
  const described = describe(schema);
  const { shape = {}, element, innerType, options = [], in: before, valueType } = described;
  const within = (part: Schema, further: readonly string[]) => placesOf(part, further, { root, depth });
  return [
    { path, described, root, pathInRoot: path.slice(depth) },
    ...Object.entries(shape).flatMap(([name, field]) => within(field, [...path, name])),
    ...(element ? within(element, [...path, '0']) : []),
    ...[innerType, before].flatMap((part) => (part ? within(part, path) : [])),
    ...options.flatMap((part) =>
      describe(part).type === 'object'
        ? placesOf(part, path, { root: part, depth: path.length })
        : within(part, path),
    ),
    ...(valueType ? within(valueType, [...path, 'any']) : []),
  ];
}

/** What an input can hold without end at a place; undefined where every part of it is limited before it is looked at. */
export function limitMissing({ described }: Place): string | undefined {
  const { type, format, catchall, checks = [] } = described;
  const kinds = checks.map((check) => check[inner].def);
  if (type === 'object' && catchall && describe(catchall).type === 'never') return undefined;
  if (['object', 'record', 'any', 'unknown'].includes(type)) return 'fields of any name';
  if (type === 'array')
    return kinds.some(({ check }) => check === 'max_length') ? undefined : 'any number of entries';
  if (type !== 'string' || format === 'uuid' || format === 'date') return undefined;
  // Space around a text is taken away before its length counts.
  const first = kinds.find(({ check }) => check !== 'overwrite');
  return first?.check === 'max_length' && first.abort
    ? undefined
    : 'text whose length does not end its judging';
}

/** True for a place where a date or an instant is typed. */
export function isOfTime({ described: { type, format, checks = [] } }: Place): boolean {
  if (type !== 'string') return false;
  const formats = [format, ...checks.map((check) => (check[inner].def as { format?: string }).format)];
  return formats.some((one) => one === 'date' || one === 'datetime');
}
