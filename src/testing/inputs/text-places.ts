import type { z } from 'zod';

/** As much of Zod's own description of a schema as the tests look at. */
interface Described {
  type: string;
  format?: string;
  checks?: { _zod: { def: { check: string; format?: string; abort?: boolean } } }[];
  shape?: Record<string, z.core.$ZodType>;
  catchall?: z.core.$ZodType;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  in?: z.core.$ZodType;
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
}

/** One schema inside another, and where its value stands: names of fields and places of lists. */
export interface Place {
  path: readonly string[];
  described: Described;
}

/** Every schema of an input, with the place of its value. */
export function placesOf(schema: z.core.$ZodType, path: readonly string[] = []): Place[] {
  const described = schema._zod.def as unknown as Described;
  const { shape = {}, element, innerType, options = [], in: before, valueType } = described;
  return [
    { path, described },
    ...Object.entries(shape).flatMap(([name, inner]) => placesOf(inner, [...path, name])),
    ...(element ? placesOf(element, [...path, '0']) : []),
    ...[innerType, before, ...options].flatMap((inner) => (inner ? placesOf(inner, path) : [])),
    ...(valueType ? placesOf(valueType, [...path, 'any']) : []),
  ];
}

/** What an input can hold without end at a place; undefined where every part of it is limited before it is looked at. */
export function limitMissing({ described }: Place): string | undefined {
  const { type, format, catchall, checks = [] } = described;
  const kinds = checks.map(({ _zod: { def } }) => def);
  if (type === 'object') return catchall?._zod.def.type === 'never' ? undefined : 'fields of any name';
  if (type === 'record' || type === 'any' || type === 'unknown') return 'fields of any name';
  if (type === 'array')
    return kinds.some(({ check }) => check === 'max_length') ? undefined : 'any number of entries';
  if (type !== 'string' || format === 'uuid' || format === 'date') return undefined;
  // Space around a text is taken away before its length counts.
  const first = kinds.find(({ check }) => check !== 'overwrite');
  return first?.check === 'max_length' && first.abort
    ? undefined
    : 'text whose length does not end its judging';
}
