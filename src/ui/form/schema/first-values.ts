import { z } from 'zod';
import { innerSchema } from './field-rule.ts';

/** True where a value can be nothing: '' or no entries. */
type CanBeEmpty<Value> = '' extends Value
  ? true
  : NonNullable<Value> extends readonly unknown[]
    ? true
    : false;

/** True where the record says the value under the same name, as the field takes it. */
type IsStored<Values, Stored, Name extends keyof Values> = Name extends keyof NonNullable<Stored>
  ? NonNullable<Stored>[Name] extends Values[Name] | null | undefined
    ? true
    : false
  : false;

type NotEmpty<Values> = {
  [Name in keyof Values & string]-?: CanBeEmpty<Values[Name]> extends true ? never : Name;
}[keyof Values & string];

type NotStored<Values, Stored> = {
  [Name in keyof Values & string]-?: IsStored<Values, Stored, Name> extends true ? never : Name;
}[keyof Values & string];

/** A record that is always there says choices as well; in place of a new one they are given. */
type Unclear<Values, Stored> =
  | NotStored<Values, Stored>
  | (undefined extends Stored ? NotEmpty<Values> : never);

type Own<Values, Needed extends string> = [Needed] extends [never]
  ? [own?: Partial<Values>]
  : [own: Partial<Values> & Required<Pick<Values, Needed & keyof Values>>];

/** What a form for something new begins with: nothing, but for what is given. */
export function emptyValues<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  ...[own]: Own<z.input<z.ZodObject<Shape>>, NotEmpty<z.input<z.ZodObject<Shape>>>>
): z.input<z.ZodObject<Shape>> {
  return firstValues(schema, {}, own ?? {}) as z.input<z.ZodObject<Shape>>;
}

/**
 * What a form of a record begins with: what is given, else what the record says under the name of the field, else
 * nothing. Given must be what does not follow: a choice of a new record, and what is typed otherwise than it is
 * stored, such as an amount.
 */
export function storedValues<Shape extends z.ZodRawShape, Stored extends object | undefined>(
  schema: z.ZodObject<Shape>,
  stored: Stored,
  ...[own]: Own<z.input<z.ZodObject<Shape>>, Unclear<z.input<z.ZodObject<Shape>>, Stored>>
): z.input<z.ZodObject<Shape>> {
  return firstValues(schema, { ...stored }, own ?? {}) as z.input<z.ZodObject<Shape>>;
}

type Named = Readonly<Record<string, unknown>>;

function firstValues(schema: z.ZodObject, stored: Named, own: Named): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [
      name,
      name in own ? own[name] : (stored[name] ?? emptyOf(field as z.ZodType)),
    ]),
  );
}

function emptyOf(field: z.ZodType): '' | [] {
  return innerSchema(field) instanceof z.ZodArray ? [] : '';
}
