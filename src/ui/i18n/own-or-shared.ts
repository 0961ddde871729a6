import type { Translate } from './text-types.ts';

type Texts = Record<string, string>;
type Values = Record<string, string | number>;

/** Says the own text of a key, or where there is none what all of its kind say. */
export function ownOrShared<T extends Texts, S extends Texts>(
  own: Translate<T>,
  shared: Translate<S>,
): (key: string, values?: Values) => string {
  const isShared = (key: string) => key in (shared.texts ?? {}) && !(key in (own.texts ?? {}));
  return (key, values) => (isShared(key) ? asSaid(shared) : asSaid(own))(key, values);
}

function asSaid<T extends Texts>(words: Translate<T>) {
  return words as unknown as (key: string, values: Values | undefined) => string;
}
