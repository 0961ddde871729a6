import type { AllergiesInShort } from '#kernel/care/allergies-in-short.ts';
import { t } from './allergies-in-short.texts.ts';

/** The one state in words, with its substances; null is what a closed record keeps to itself. */
export function allergyWords(known: AllergiesInShort | null): string {
  if (known === null) return t('notTold');
  if (known.substances.length > 0) return t('recorded', { all: known.substances.join(', ') });
  return t(known.state === 'none-known' ? 'noneKnown' : 'notAsked');
}

/** The same below a heading that says 'Allergies' already. */
export function allergyValue(known: AllergiesInShort | null): string {
  return known && known.substances.length > 0 ? known.substances.join(', ') : allergyWords(known);
}

/** The heading itself. */
export function allergyTitle(): string {
  return t('title');
}
