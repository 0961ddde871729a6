import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const byFormat: Record<string, string> = {
  uuid: '01980000-0000-7000-8000-000000000001',
  date: '2026-01-05',
  'date-time': '2026-01-05T09:30:00.000Z',
  email: 'rahima@mail.example',
};

/** A value that the schema accepts, for the description of a call that brings no example of its own. */
export function exampleOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
  return valueOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
}

function valueOf(schema: JsonSchema | boolean | undefined): unknown {
  if (schema === undefined || typeof schema === 'boolean') return null;
  if (schema.examples) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueOf(choices.find((choice) => choice.type !== 'null') ?? choices[0]);
  if (schema.allOf) return valueOf(schema.allOf[0]);
  switch (schema.type) {
    case 'string':
      return (
        byFormat[schema.format ?? ''] ?? 'text'.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength)
      );
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return false;
    case 'array':
      return [valueOf(schema.items as JsonSchema)];
    case 'object':
      return exampleObject(schema);
    default:
      return null;
  }
}

function exampleObject(schema: JsonSchema): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, valueOf(inner)]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}
