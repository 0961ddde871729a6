import type { JsonSchema } from './api-operations.ts';

/** Where a value is in an input: property names and array positions. */
export type FieldPath = readonly string[];

/** Values to put at places of an input, by path joined with dots. */
export type Placed = ReadonlyMap<string, unknown>;

const isIdName = /(?:^id|^ids|Id|Ids|^cursor)$/;

/** Every place of an input that can hold an id: by its format, or by its name. */
export function idFieldsOf(schema: JsonSchema, path: FieldPath = []): FieldPath[] {
  const isNamedSo = isIdName.test(fieldName(path));
  if (schema.anyOf) return unique(schema.anyOf.flatMap((branch) => idFieldsOf(branch, path)));
  if (schema.items) return idFieldsOf(schema.items, [...path, '0']);
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, inner]) => idFieldsOf(inner, [...path, name]));
  }
  const isText = schema.type === 'string' && schema.const === undefined && schema.enum === undefined;
  return isText && (schema.format === 'uuid' || isNamedSo) ? [path] : [];
}

/** Every place of an input where a person can write what they like. */
export function textFieldsOf(schema: JsonSchema, path: FieldPath = []): FieldPath[] {
  if (schema.anyOf) return unique(schema.anyOf.flatMap((branch) => textFieldsOf(branch, path)));
  if (schema.items) return textFieldsOf(schema.items, [...path, '0']);
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, inner]) => textFieldsOf(inner, [...path, name]));
  }
  const isFree = schema.type === 'string' && !schema.enum && schema.const === undefined && !schema.format;
  return isFree && !/(?:Id|cursor)$/.test(path.at(-1) ?? '') ? [path] : [];
}

/** The last name in a path, positions left out. */
export function fieldName(path: FieldPath): string {
  return path.findLast((part) => !/^\d+$/.test(part)) ?? '';
}

function unique(paths: FieldPath[]): FieldPath[] {
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()];
}

/** An input with everything required, and beyond that only what is placed. */
export function validInput(schema: JsonSchema, placed: Placed, path: FieldPath = []): unknown {
  const here = path.join('.');
  if (placed.has(here)) return placed.get(here);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) {
    const branch = schema.anyOf.find((one) => reaches(one, placed, path)) ?? schema.anyOf[0]!;
    return validInput(branch, placed, path);
  }
  if (schema.properties) return validObject(schema, placed, path);
  if (schema.items) return [validInput(schema.items, placed, [...path, '0'])];
  return validScalar(schema, path);
}

function validObject(schema: JsonSchema, placed: Placed, path: FieldPath): Record<string, unknown> {
  const wanted = Object.entries(schema.properties ?? {}).filter(
    ([name, inner]) => schema.required?.includes(name) || reaches(inner, placed, [...path, name]),
  );
  return Object.fromEntries(
    wanted.map(([name, inner]) => [name, validInput(inner, placed, [...path, name])]),
  );
}

/** True when a placed value is at or below this place, in this branch. */
function reaches(schema: JsonSchema, placed: Placed, path: FieldPath): boolean {
  if (placed.has(path.join('.'))) return schema.type !== 'null';
  if (schema.anyOf) return schema.anyOf.some((branch) => reaches(branch, placed, path));
  if (schema.items) return reaches(schema.items, placed, [...path, '0']);
  return Object.entries(schema.properties ?? {}).some(([name, inner]) =>
    reaches(inner, placed, [...path, name]),
  );
}

const dayMs = 86_400_000;

function validScalar(schema: JsonSchema, path: FieldPath): unknown {
  const isEnd = /^(?:end|to)/i.test(fieldName(path));
  const instant = new Date(Date.now() + (isEnd ? 8.02 : 8) * dayMs).toISOString();
  switch (schema.type) {
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return false;
    case 'object':
      return {};
    case 'null':
      return null;
    default:
  }
  if (schema.example !== undefined) return schema.example;
  // What has happened is not written down ahead.
  if (
    schema.format === 'date-time' &&
    /^(?:at|typedAt|happenedAt|signedAt|placedAt|movedAt|startedAt|endedAt)$/.test(fieldName(path))
  )
    return new Date(Date.now() - 1000).toISOString();
  if (schema.format === 'date-time') return instant;
  if (schema.format === 'date')
    return /^(?:date|invoiced|paid)/.test(fieldName(path)) ? '1990-05-17' : instant.slice(0, 10);
  if (schema.format === 'uuid') return crypto.randomUUID();
  return 'Text'.padEnd(schema.minLength ?? 0, 'x');
}

/** Puts a value into a copy of a JSON value, making what is missing on the way. */
export function withValue(json: unknown, path: FieldPath, value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const copy = copyOf(json, first) as Record<string, unknown>;
  copy[first] = withValue(copy[first], rest, value);
  return copy;
}

function copyOf(json: unknown, key: string): object {
  if (Array.isArray(json)) return [...(json as unknown[])];
  if (json !== null && typeof json === 'object') return { ...json };
  return /^\d+$/.test(key) ? [] : {};
}
