import { expect, test } from 'vitest';
import { z } from 'zod';
import { callsOf } from './gated-parts.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { serverAreas } from '#hosts/system/areas.ts';

interface FieldSchema {
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  maxLength?: number;
  maxItems?: number;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  additionalProperties?: FieldSchema | boolean;
  propertyNames?: FieldSchema;
  anyOf?: FieldSchema[];
  allOf?: FieldSchema[];
  oneOf?: FieldSchema[];
}

/** Limited by the size of a request or an import alone: files, and rows that are judged one by one. */
const judgedLater = [
  'settings.setLogo.content',
  'applications.addFile.content',
  'paymentProofs.addFile.content',
  'imports.check.rows.fields',
  'imports.send.rows.fields',
];

function isLimited({
  format = '',
  pattern,
  maxLength = Infinity,
  enum: words,
  ...rest
}: FieldSchema): boolean {
  if ('const' in rest || words || ['uuid', 'date', 'date-time'].includes(format)) return true;
  return maxLength <= sizeLimits.fieldCharacters || /^\^\[[^\]]+\]\{\d+\}\$$/.test(pattern ?? '');
}

/** Names of the texts and lists below a schema that may grow without end. */
function endless(schema: FieldSchema, name: string): string[] {
  const own =
    (schema.type === 'string' && !isLimited(schema)) ||
    (schema.type === 'array' && schema.maxItems === undefined);
  const named = Object.entries(schema.properties ?? {}).map(
    ([key, part]) => [part, `${name}.${key}`] as const,
  );
  const { items, additionalProperties, propertyNames, anyOf = [], allOf = [], oneOf = [] } = schema;
  const parts = [items, additionalProperties, propertyNames, ...anyOf, ...allOf, ...oneOf].filter(
    (part) => typeof part === 'object',
  );
  return [
    ...(own ? [name] : []),
    ...named.flatMap(([part, key]) => endless(part, key)),
    ...parts.flatMap((part) => endless(part, name)),
  ];
}

test('every text and every list that a call takes has a maximum', () => {
  const found = serverAreas.flatMap(callsOf).flatMap(({ call }) => {
    const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
    return endless(schema as FieldSchema, call.id);
  });
  const isBelow = (name: string, above: string) => `${name}.`.startsWith(`${above}.`);
  expect(found.filter((name) => !judgedLater.some((above) => isBelow(name, above)))).toEqual([]);
  expect(judgedLater.filter((above) => !found.some((name) => isBelow(name, above)))).toEqual([]);
});
