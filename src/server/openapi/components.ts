import type { OpenAPI } from '@orpc/openapi';

type Json = { [field: string]: unknown };

/** Where a schema was met: the better the place, the lower its rank and the shorter its name. */
interface Place {
  rank: number;
  names: readonly string[];
}

interface Repeated {
  schema: Json;
  count: number;
  best: Place;
}

/** A shorter schema is clearer where it is used. */
const minimumFields = 3;

/** Moves every object schema that the document writes more than once to its components, under a telling name. */
export function shareSchemas(document: OpenAPI.Document): void {
  const found = new Map<string, Repeated>();
  for (const { operationId, operation } of operationsOf(document)) {
    visitSchemas(operation, operationId, (schema, place) => {
      const key = JSON.stringify(schema);
      const known = found.get(key);
      const best = known && known.best.rank <= place.rank ? known.best : place;
      found.set(key, { schema, count: (known?.count ?? 0) + 1, best });
    });
  }
  const names = nameAll([...found].filter(([, { count }]) => count > 1));
  const schemas = (document.components ??= {}).schemas ?? {};
  for (const [key, name] of names) {
    schemas[name] = mapFields(found.get(key)!.schema, (part) => referTo(part, names)) as OpenAPI.SchemaObject;
  }
  document.components.schemas = schemas;
  for (const { operation } of operationsOf(document)) {
    for (const field of ['requestBody', 'responses']) {
      if (operation[field]) operation[field] = referTo(operation[field], names);
    }
  }
}

function operationsOf(document: OpenAPI.Document): { operationId: string; operation: Json }[] {
  return Object.values(document.paths ?? {}).flatMap((path) =>
    Object.values(path as Record<string, Json>).map((operation) => ({
      operationId: String(operation['operationId']),
      operation,
    })),
  );
}

/** Gives each schema the shortest of its names that no better placed one has taken. @throws Error when none is left. */
function nameAll(repeated: readonly [string, Repeated][]): Map<string, string> {
  const taken = new Set<string>();
  const named = repeated
    .toSorted(([, one], [, other]) => one.best.rank - other.best.rank)
    .map(([key, { best }]): [string, string] => {
      const name = best.names.find((candidate) => !taken.has(candidate));
      if (!name)
        throw new Error(`Two schemas of the OpenAPI document would be called ${best.names.join(', ')}.`);
      taken.add(name);
      return [key, name];
    });
  return new Map(named);
}

type Visit = (schema: Json, place: Place) => void;

function visitSchemas(operation: Json, operationId: string, visit: Visit): void {
  const [group = '', verb = ''] = operationId.split('.');
  const record = capitalised(singular(group));
  const whole = capitalised(group) + capitalised(verb);
  const walk = (part: unknown, place: Place): void => {
    if (Array.isArray(part)) for (const item of part) walk(item, place);
    if (!isObject(part)) return;
    if (isShareable(part)) visit(part, { ...place, names: [...place.names, ...namesByKind(part, place)] });
    for (const [field, inner] of Object.entries(part)) {
      if (field === 'properties') {
        for (const [name, schema] of Object.entries(inner as Json))
          walk(schema, placeOf(name, schema, place));
      } else if (field !== 'example' && field !== 'enum') walk(inner, place);
    }
  };
  const placeOf = (name: string, schema: unknown, { rank, names }: Place): Place => {
    const isList = isObject(schema) && schema['type'] === 'array';
    if (name === 'rows' && isList) return { rank: 2, names: [record, `${record}ListItem`, `${whole}Item`] };
    const short = capitalised(isList ? singular(name) : name);
    // Last where it stands, such as words in the same language in several parts of one call.
    return { rank: rank + 4, names: [short, record + short, whole + short, `${names.at(-1)}${short}`] };
  };
  const { requestBody, responses } = operation as { requestBody?: Json; responses?: Json };
  walk(responses?.['200'], { rank: verb === 'get' ? 0 : 3, names: [record, whole] });
  walk(requestBody, { rank: 3, names: [`${record}Input`, `${whole}Input`] });
}

/** Shapes of one union stand at one place: the word by which each is known tells them apart, such as FluidFacts. */
function namesByKind(part: Json, { names }: Place): string[] {
  const kind = (part['properties'] as Json)['kind'];
  const word = isObject(kind) ? kind['const'] : undefined;
  return typeof word === 'string' ? names.map((name) => capitalised(word) + name) : [];
}

function isShareable(part: Json): boolean {
  return (
    part['type'] === 'object' &&
    Object.keys((part['properties'] as Json | undefined) ?? {}).length >= minimumFields
  );
}

function referTo(part: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(part)) return part.map((item) => referTo(item, names));
  if (!isObject(part)) return part;
  const name = isShareable(part) ? names.get(JSON.stringify(part)) : undefined;
  return name ? { $ref: `#/components/schemas/${name}` } : mapFields(part, (inner) => referTo(inner, names));
}

function mapFields(part: Json, map: (inner: unknown) => unknown): Json {
  return Object.fromEntries(
    Object.entries(part).map(([field, inner]) => [field, field === 'example' ? inner : map(inner)]),
  );
}

function isObject(part: unknown): part is Json {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** patients as patient, categories as category; settings stays, because a hospital has one set of them. */
function singular(word: string): string {
  if (/(ettings|ss|status|analytics)$/i.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/(?<=[a-z])s$/, '');
}
