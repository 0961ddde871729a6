import { snakeCase } from './to-record.ts';

/**
 * The columns of what a contract's fields hold: `priceMinor` as `price_minor`. It takes the fields that are named and
 * nothing else of the values, so that no column is ever written that its contract does not name:
 *
 *     ...toColumns(serviceFields, input)
 *
 * A column that the table does not have does not compile where the row is written.
 */
export function toColumns<Fields extends object, Values extends Record<keyof Fields, unknown>>(
  fields: Fields,
  values: Values,
): Columns<Fields, Values> {
  const names = Object.keys(fields) as (keyof Fields & string)[];
  return Object.fromEntries(names.map((name) => [snakeCase(name), values[name]])) as Columns<Fields, Values>;
}

type Columns<Fields, Values extends Record<keyof Fields, unknown>> = {
  [Name in keyof Fields & string as SnakeCase<Name>]: Values[Name];
};

/** `priceMinor` as `price_minor`. */
type SnakeCase<Name extends string, Done extends string = ''> = Name extends `${infer Letter}${infer Rest}`
  ? SnakeCase<Rest, `${Done}${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}`>
  : Done;
