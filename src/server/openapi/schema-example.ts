import { z } from 'zod';
import { exampleByName } from './field-examples.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const byFormat: Record<string, string> = {
  uuid: '01980000-0000-7000-8000-000000000001',
  date: '2026-01-05',
  'date-time': '2026-01-05T09:30:00.000Z',
  email: 'rahima@mail.example',
};

/**
 * A value that the schema accepts, made of its fields: each gives its own example (`.meta({ example })`), or what
 * fields of its name, its choices or its format usually say.
 */
export function exampleOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
  return valueOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
}

function valueOf(schema: JsonSchema | boolean | undefined, field = '', owner = ''): unknown {
  if (schema === undefined || typeof schema === 'boolean') return null;
  if ('example' in schema) return schema['example'];
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueOf(choices.find((choice) => choice.type !== 'null') ?? choices[0], field, owner);
  if (schema.allOf) return valueOf(schema.allOf[0], field, owner);
  // What may be null is shown with what it says otherwise.
  switch (Array.isArray(schema.type) ? schema.type.find((type) => type !== 'null') : schema.type) {
    case 'string':
      return textOf(schema, exampleByName(field, owner));
    case 'integer':
    case 'number':
      return numberOf(schema, exampleByName(field, owner));
    case 'boolean':
      return false;
    case 'array':
      return [valueOf(schema.items as JsonSchema, field)];
    case 'object':
      return exampleObject(schema, field);
    default:
      return null;
  }
}

function textOf(schema: JsonSchema, byName: string | number | undefined): string {
  const { format = '', minLength = 0, maxLength = Infinity, pattern } = schema;
  const known = byFormat[format];
  if (known !== undefined) return known;
  const fits =
    typeof byName === 'string' &&
    byName.length >= minLength &&
    byName.length <= maxLength &&
    // A text with a pattern of its own says its own example.
    pattern === undefined;
  return fits ? byName : 'text'.padEnd(minLength, 'x').slice(0, maxLength);
}

function numberOf(
  { minimum = 1, maximum = Infinity }: JsonSchema,
  known: string | number | undefined,
): number {
  const fits = typeof known === 'number' && Number.isInteger(known) && known >= minimum && known <= maximum;
  return fits ? known : Math.max(minimum, Math.min(1, maximum));
}

function exampleObject(schema: JsonSchema, owner: string): Record<string, unknown> {
  // A first page is asked for without a cursor.
  const fields = Object.entries(schema.properties ?? {}).filter(([key]) => key !== 'cursor');
  const entries = fields.map(([key, inner]) => [key, valueOf(inner, key, owner)]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}
