import type { z } from 'zod';

/**
 * A stored row as the record of a contract. The contract's schema says which fields a record has; each is the column
 * of the same name in snake case (`priceMinor` is `price_minor`), and what is computed is given beside the row:
 *
 *     export const toService = (row: ServiceRow): Service => toRecord(service, row);
 *     export const toDoctor = (row: DoctorRow): Doctor => toRecord(doctor, row, { isLinked: row.user_id !== null });
 *
 * It does not compile while a field has neither a fitting column nor a computed value, nor with a computed value that
 * is no field. Columns that are no field stay behind. Where most fields are computed, a function written by hand
 * reads better.
 */
export function toRecord<Schema extends z.ZodObject, Row extends object>(
  schema: Schema,
  row: Row,
  ...computed: ComputedArgument<z.output<Schema>, Row>
): z.output<Schema> {
  const { fields, columns } = namesOf(schema);
  const values = row as Record<string, unknown>;
  const record: Record<string, unknown> = {};
  // Counting places takes half as long as iterating over pairs, and whole lists come through here.
  for (let place = 0; place < fields.length; place += 1) record[fields[place]!] = values[columns[place]!];
  const [given] = computed;
  return (given ? Object.assign(record, given) : record) as z.output<Schema>;
}

/** `price_minor` as `priceMinor`. A part that begins with a digit could not be turned back: no field is named so. */
type CamelCase<Column> = Column extends `${infer Head}_${infer Tail}`
  ? Capitalize<Tail> extends Tail
    ? never
    : `${Head}${Capitalize<CamelCase<Tail>>}`
  : Column;

/** The fields of a record that a column fits by name and type. */
type PlainField<Fields, Row> = {
  [Column in keyof Row]: CamelCase<Column> extends infer Field extends keyof Fields
    ? Row[Column] extends Fields[Field]
      ? Field
      : never
    : never;
}[keyof Row];

/** A value for every field that no column fits; it may also be given instead of a column. */
type Computed<Fields, Row> = Omit<Fields, PlainField<Fields, Row>> &
  Partial<Pick<Fields, PlainField<Fields, Row> & keyof Fields>>;

type ComputedArgument<Fields, Row> =
  object extends Computed<Fields, Row>
    ? [computed?: Computed<Fields, Row>]
    : [computed: Computed<Fields, Row>];

interface Names {
  fields: readonly string[];
  columns: readonly string[];
}

const knownNames = new WeakMap<z.ZodObject, Names>();

function namesOf(schema: z.ZodObject): Names {
  let names = knownNames.get(schema);
  if (!names) {
    const fields = Object.keys(schema.shape);
    names = { fields, columns: fields.map(snakeCase) };
    knownNames.set(schema, names);
  }
  return names;
}

/** `priceMinor` as `price_minor`. */
export function snakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
