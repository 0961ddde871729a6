import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** A value that fits a schema: two of everything that is listed, and something wherever nothing is allowed as well. */
export function sampleOf<Out>(type: z.ZodType<Out>): Out {
  const schema = z.toJSONSchema(type, { io: 'output', unrepresentable: 'any' });
  return valueOf(schema, schema) as Out;
}

/** What a call answers in its documentation, or else anything that fits. */
export function answerOf<Out>(call: { output: z.ZodType<Out>; example?: { output?: unknown } }): Out {
  return (call.example?.output as Out | undefined) ?? sampleOf(call.output);
}

function valueOf(schema: Schema, root: Schema): unknown {
  if (schema.$ref) return valueOf(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, root);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return valueOf(either.find(({ type }) => type !== 'null') ?? either[0]!, root);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => valueOf(part, root)));
  switch (schema.type) {
    case 'array':
      return [0, 1].map(() => valueOf((schema.items as Schema | undefined) ?? {}, root));
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, valueOf(part as Schema, root)]),
      );
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 3, 3);
    case 'boolean':
      return false;
    case 'string':
      return textOf(schema.format);
    default:
      return null;
  }
}

let texts = 0;

/** No two texts are the same, as names that a program goes by would be. */
function textOf(format: string | undefined): string {
  if (format === 'uuid') return '0195c5a0-0000-7000-8000-000000000001';
  if (format === 'date') return '2026-03-03';
  if (format === 'date-time') return '2026-03-03T09:05:00.000Z';
  texts += 1;
  return `Some words ${texts}`;
}
