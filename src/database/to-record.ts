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
  const record: Record<string, unknown> = {};
  const columns = row as Record<string, unknown>;
  for (const [field, column] of columnsOf(schema)) record[field] = columns[column];
  return Object.assign(record, computed[0]) as z.output<Schema>;
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

const knownColumns = new WeakMap<z.ZodObject, [field: string, column: string][]>();

function columnsOf(schema: z.ZodObject): [field: string, column: string][] {
  let columns = knownColumns.get(schema);
  if (!columns) {
    columns = Object.keys(schema.shape).map((field) => [field, snakeCase(field)]);
    knownColumns.set(schema, columns);
  }
  return columns;
}

function snakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
