import { ownOrShared } from '#ui/i18n/own-or-shared.ts';
import type { Translate } from '#ui/i18n/text-types.ts';
import { t as shared } from './register.texts.ts';

/** Says a register's own text of a key, or where it has none what all registers say (`register.texts.ts`). */
export function registerWords<T extends Record<string, string>>(own: Translate<T>) {
  return ownOrShared(own, shared);
}
