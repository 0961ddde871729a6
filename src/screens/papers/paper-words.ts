import { ownOrShared } from '#screens/register/register-words.ts';
import type { Translate } from '#ui/i18n/text-types.ts';
import { t as shared } from './papers.texts.ts';

/** Says a paper's own text of a key, or where it has none what all papers say (`papers.texts.ts`). */
export function paperWords<T extends Record<string, string>>(own: Translate<T>) {
  return ownOrShared(own, shared);
}

/** The texts of its statuses that a paper has of its own: what is a draft, signed, valid or entered in error is shared. */
export type StatusTexts<Status extends string> = Record<
  `status_${Exclude<Status, 'draft' | 'signed' | 'valid' | 'entered-in-error'>}`,
  string
>;
