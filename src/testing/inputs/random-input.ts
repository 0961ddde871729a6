import fc, { type Arbitrary } from 'fast-check';
import { encodeCursor } from '#kernel/page.ts';
import type { KnownIds } from '../records/area-fixture.ts';
import type { JsonSchema, Operation } from './api-operations.ts';
import { kindOf } from './operation-input.ts';
import { fieldName, type FieldPath } from './valid-input.ts';

/** One HTTP request to be sent unchanged. */
export interface RawRequest {
  operation: string;
  method: string;
  path: string;
  contentType: string;
  body: string;
}

/** The records that exist, and the operation whose input is made. */
interface Known {
  ids: KnownIds;
  operation: Operation;
}

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '\u202e\u200d\ufeff',
  'রহিমা',
  '😀'.repeat(60),
  "'; drop table patient; --",
  '%',
  '_%\\',
  '../../../etc/passwd',
  '{"a":1}',
  '2026-02-30',
  '0000-00-00',
  '-271821-04-20',
  '9999-12-31T23:59:59.999Z',
  '275760-09-13T00:00:00.000Z',
  '2026-01-01T00:00:00+14:00',
  'NaN',
  '1e400',
  'x'.repeat(5_000),
  'x'.repeat(300_000),
];

const oddNumbers = [0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324];

const rubbish: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...oddTexts, ...oddNumbers, null, true, false, [], {}, nested(30), nested(3000)),
  fc.constantFrom({ toString: 1 }, { constructor: { prototype: {} } }, Array(500).fill('x')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Cursors that nobody was given: right in form, with values of every kind. */
const forgedCursor = fc
  .tuple(
    fc.array(fc.oneof(fc.constantFrom(...oddTexts.slice(0, 21), ...oddNumbers), fc.string()), {
      maxLength: 3,
    }),
    fc.uuid(),
    fc.boolean(),
  )
  .map(([values, id, endsWithId]) => encodeCursor(endsWithId ? [...values, id] : values));

/** Values for one place of an input: mostly what is asked for, sometimes at its edges, sometimes rubbish. */
function valueFor(schema: JsonSchema, path: FieldPath, known: Known): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: fittingValue(schema, path, known) },
    { weight: 1, arbitrary: rubbish },
  );
}

function fittingValue(schema: JsonSchema, path: FieldPath, known: Known): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((branch) => valueFor(branch, path, known)));
  if (schema.properties) return objectFor(schema, path, known);
  if (schema.items) {
    const items = valueFor(schema.items, [...path, '0'], known);
    return fc.array(items, { minLength: schema.minItems ?? 0, maxLength: 4 });
  }
  if (schema.propertyNames?.enum) {
    const names = schema.propertyNames.enum.filter((name) => typeof name === 'string');
    return fc.dictionary(fc.constantFrom(...names), fc.oneof(plainText(path), rubbish), { maxKeys: 8 });
  }
  if (fieldName(path) === 'cursor') return forgedCursor;
  return scalarFor(schema, path, known);
}

function objectFor(schema: JsonSchema, path: FieldPath, known: Known): Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, inner]) => [name, valueFor(inner, [...path, name], known)] as const,
  );
  const requiredKeys = (schema.required ?? []).filter((name) => schema.properties?.[name]);
  const whole = fc.record(Object.fromEntries(fields), { requiredKeys });
  const oddNames = fc.constantFrom('extra', '__proto__', 'constructor', 'tenantId', 'tenant_id', 'id', '');
  const withStranger = fc
    .tuple(whole, oddNames, rubbish)
    .map(([input, name, value]) => Object.fromEntries([...Object.entries(input), [name, value]]));
  const withoutOne = fc.tuple(whole, fc.constantFrom(...requiredKeys, 'none')).map(([input, name]) => {
    const { [name]: _left, ...rest } = input;
    return rest;
  });
  return fc.oneof(
    { weight: 10, arbitrary: whole },
    { weight: 1, arbitrary: withStranger },
    { weight: 1, arbitrary: withoutOne },
  );
}

function scalarFor(schema: JsonSchema, path: FieldPath, known: Known): Arbitrary<unknown> {
  switch (schema.type) {
    case 'integer':
    case 'number': {
      const { minimum = -1000, maximum = 1000 } = schema;
      return fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: 1, max: 3 }) },
        { weight: 1, arbitrary: fc.constantFrom(minimum, minimum - 1, maximum, maximum + 1) },
      );
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'object':
      return fc.constant({});
    default:
  }
  if (schema.format === 'uuid') {
    const kind = kindOf(known.operation, path);
    const anyRecord = fc.constantFrom(...(Object.values(known.ids) as string[]));
    return fc.oneof(
      { weight: 2, arbitrary: kind === undefined ? anyRecord : fc.constant(known.ids[kind]) },
      { weight: 1, arbitrary: anyRecord },
      { weight: 1, arbitrary: fc.uuid() },
    );
  }
  if (schema.format === 'date') return dateTexts.map((text) => text.slice(0, 10));
  if (schema.format === 'date-time') return dateTexts;
  const edges = [schema.maxLength ?? 0, (schema.maxLength ?? 0) + 1].map((length) => 'ä'.repeat(length));
  return fc.oneof(
    { weight: 6, arbitrary: plainText(path) },
    { weight: 1, arbitrary: fc.constantFrom(...edges) },
  );
}

const dateTexts = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.date({ min: new Date('1900-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
    },
    {
      weight: 1,
      arbitrary: fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
    },
  )
  .map((date) => date.toISOString());

function plainText(path: FieldPath): Arbitrary<string> {
  const name = fieldName(path);
  if (/email/i.test(name)) return fc.emailAddress();
  if (/phone/i.test(name)) return fc.constantFrom('+880 1711 000001', '01711-000002', 'none');
  return fc.oneof(
    fc.constantFrom('Amina', 'Begum', 'al', 'Rahman P0'),
    fc.string({ minLength: 1, maxLength: 40 }),
  );
}

/** Requests to all operations: inputs of every quality, and bodies and addresses that are broken on purpose. */
export function anyRequest(operations: readonly Operation[], ids: KnownIds): Arbitrary<RawRequest> {
  return fc.oneof(
    ...operations.map((operation) =>
      fc.oneof(
        { weight: 8, arbitrary: inputRequest({ ids, operation }) },
        { weight: 1, arbitrary: brokenRequest(operation) },
      ),
    ),
  );
}

function inputRequest(known: Known): Arbitrary<RawRequest> {
  const { operation } = known;
  return objectFor(operation.input, [], known).map((input) => {
    const rest = { ...input };
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
      const value = rest[name];
      delete rest[name];
      return encoded(value);
    });
    const isQuery = operation.method === 'GET';
    const query = Object.entries(rest).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
    return {
      operation: operation.id,
      method: operation.method,
      // Node itself answers addresses beyond 16 kB.
      path: `/api${path}${isQuery && query.length > 0 ? `?${query.join('&')}` : ''}`.slice(0, 12_000),
      contentType: 'application/json',
      body: isQuery ? '' : JSON.stringify(rest),
    };
  });
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return encodeURIComponent(text.toWellFormed()).slice(0, 6000).replace(/%.?$/, '');
}

const brokenBodies = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '{"a":1,"a":2}',
  '{"version":1e999}',
  '\u0000',
  '{"__proto__":{"isAdministrator":true}}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  'firstName=Amina&lastName=Begum',
];

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/octet-stream',
  'nonsense',
  '',
];

const pathParts = [
  '..%2f..%2fetc%2fpasswd',
  '../../etc/passwd',
  '%00',
  '%',
  '%ff%fe',
  '%ED%A0%80',
  '.',
  '%7BpatientId%7D',
  'x'.repeat(5000),
];

const queries = [
  '',
  '?limit=1&limit=2',
  '?limit[]=1&limit[]=2',
  '?limit[a][b]=1',
  '?__proto__[a]=1',
  '?constructor[prototype][a]=1',
  '?status=active&status=inactive',
  '?search=%00',
  '?search=%ED%A0%80',
  '?search=%',
  '?cursor=%FF&limit=1',
  '?=&&&',
  '?search=a&tenant_id=1',
  `?${'a=1&'.repeat(1000)}`,
  `?a${'[b]'.repeat(500)}=1`,
];

function brokenRequest(operation: Operation): Arbitrary<RawRequest> {
  return fc
    .record({
      part: fc.constantFrom(...pathParts, '01980000-0000-7000-8000-000000000001'),
      query: fc.constantFrom(...queries),
      contentType: fc.constantFrom(...contentTypes),
      body: fc.constantFrom(...brokenBodies),
    })
    .map(({ part, query, contentType, body }) => ({
      operation: operation.id,
      method: operation.method,
      path: `/api${operation.path.replaceAll(/\{\w+\}/g, () => part)}${query}`,
      contentType,
      body: operation.method === 'GET' ? '' : body,
    }));
}
