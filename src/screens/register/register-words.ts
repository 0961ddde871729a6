import type { Translate } from '#ui/i18n/text-types.ts';
import { t as shared } from './register.texts.ts';

type Texts = Record<string, string>;
type Values = Record<string, string | number>;

/** Says a register's own text of a key, or where it has none what all registers say (`register.texts.ts`). */
export function registerWords<T extends Texts>(own: Translate<T>): (key: string, values?: Values) => string {
  const isShared = (key: string) => key in (shared.texts ?? {}) && !(key in (own.texts ?? {}));
  return (key, values) => (isShared(key) ? asSaid(shared) : asSaid(own))(key, values);
}

function asSaid<T extends Texts>(words: Translate<T>) {
  return words as unknown as (key: string, values: Values | undefined) => string;
}
