import { z } from 'zod';

/** What a schema says of one of its fields. */
export interface FieldRule {
  /** True for a field of text or numbers that must not stay empty; a choice among names has a value from the start. */
  isRequired: boolean;
  /** The most characters of a text. */
  maxLength?: number;
}

const others = new WeakMap<z.ZodType, z.ZodType>();

/** The schema, known to hand its values on to another one: fields that it does not name have the rules of that one. */
export function withRulesOf<Schema extends z.ZodType>(schema: Schema, other: z.ZodType): Schema {
  others.set(schema, other);
  return schema;
}

const rules = new WeakMap<z.ZodType, FieldRule>();
const unruled: FieldRule = { isRequired: false };

/** The rule of the field at a path such as `lines.0.note`, as the schema of the form has it. */
export function fieldRule(schema: z.ZodType, path: string): FieldRule {
  const field = path.split('.').reduce<z.ZodType | undefined>(partOf, schema);
  if (!field) return unruled;
  const rule = rules.get(field) ?? ruleOf(field);
  rules.set(field, rule);
  return rule;
}

/** A schema without what makes it optional, gives it a default or makes something else of its value. */
export function innerSchema(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) {
    const { in: typed, out } = schema.def;
    return innerSchema((typed instanceof z.ZodTransform ? out : typed) as z.ZodType);
  }
  return 'innerType' in schema.def ? innerSchema(schema.def.innerType as z.ZodType) : schema;
}

function partOf(schema: z.ZodType | undefined, name: string): z.ZodType | undefined {
  if (!schema) return undefined;
  const inner = innerSchema(schema);
  if (inner instanceof z.ZodObject && name in inner.shape) return inner.shape[name] as z.ZodType;
  const other = others.get(schema);
  if (other) return partOf(other, name);
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  if (!(inner instanceof z.ZodUnion)) return undefined;
  for (const option of inner.options) {
    const part = partOf(option as z.ZodType, name);
    if (part) return part;
  }
  return undefined;
}

function ruleOf(field: z.ZodType): FieldRule {
  const maxLength = lengthOf(field);
  const isRequired = isTyped(field) && !['', null].some((empty) => field.safeParse(empty).success);
  return { isRequired, ...(maxLength !== undefined && { maxLength }) };
}

const typedKinds = ['string', 'number', 'bigint'];

function isTyped(field: z.ZodType): boolean {
  const inner = innerSchema(field);
  if (inner instanceof z.ZodUnion) return inner.options.some((option) => isTyped(option as z.ZodType));
  return typedKinds.includes(inner.def.type);
}

function lengthOf(field: z.ZodType): number | undefined {
  const inner = innerSchema(field);
  if (inner instanceof z.ZodUnion) return longestOf(inner.options as readonly z.ZodType[]);
  return inner.def.type === 'string' ? ((inner as z.ZodString).maxLength ?? undefined) : undefined;
}

function longestOf(options: readonly z.ZodType[]): number | undefined {
  const lengths = options.filter(isTyped).map(lengthOf);
  const known = lengths.filter((length) => length !== undefined);
  return known.length === lengths.length && known.length > 0 ? Math.max(...known) : undefined;
}
