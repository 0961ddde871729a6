import type { Translate } from '#ui/i18n/text-types.ts';
import { t as shared } from './register.texts.ts';

type Texts = Record<string, string>;
type Values = Record<string, string | number>;

/** Says a register's own text of a key, or where it has none what all registers say (`register.texts.ts`). */
export function registerWords<T extends Texts>(own: Translate<T>) {
  return ownOrShared(own, shared);
}

/** Says the own text of a key, or where there is none what all of its kind say. */
export function ownOrShared<T extends Texts, S extends Texts>(
  own: Translate<T>,
  common: Translate<S>,
): (key: string, values?: Values) => string {
  const isShared = (key: string) => key in (common.texts ?? {}) && !(key in (own.texts ?? {}));
  return (key, values) => (isShared(key) ? asSaid(common) : asSaid(own))(key, values);
}

function asSaid<T extends Texts>(words: Translate<T>) {
  return words as unknown as (key: string, values: Values | undefined) => string;
}
