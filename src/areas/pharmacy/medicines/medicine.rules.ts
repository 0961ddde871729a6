import { normalizeText } from '#database/search/normal-text.ts';
import type { Medicine } from './medicine.contract.ts';

type Named = Pick<Medicine, 'name' | 'genericName' | 'strength' | 'dosageForm' | 'maker'>;

const maxWords = 8;
const maxWordsStored = 30;

/** Text as words: normalised, without signs, so that 500mg and 500 mg, and co-amoxiclav and amoxiclav, meet. */
export function wordsIn(text: string): string[] {
  return normalizeText(text)
    .replace(/(\d)\s*(mg|mcg|g|ml|iu|%)\b/g, '$1 $2')
    .split(/[^\p{L}\p{M}\d.%]+/u)
    .filter(Boolean);
}

/** What a search looks at. */
export function searchTextOf(medicine: Named): string {
  const { name, genericName, strength, dosageForm, maker } = medicine;
  return ` ${[name, genericName, strength, dosageForm, maker ?? ''].flatMap(wordsIn).join(' ')}`;
}

/** The words by whose beginning a medicine is found: of its names, strength, form and maker, each once. */
export function storedWordsOf({ name, genericName, strength, dosageForm, maker }: Named): string[] {
  const texts = [name, genericName, strength, dosageForm, maker ?? ''];
  const words = texts.flatMap(wordsIn).filter((word) => /[\p{L}\d]/u.test(word));
  return [...new Set(words)].slice(0, maxWordsStored);
}

/** By what the list is sorted. */
export function sortNameOf({ name, strength, dosageForm }: Named): string {
  return [name, strength, dosageForm].map(normalizeText).join(' ').slice(0, 400).toWellFormed();
}

// What an index takes; of names longer than this the beginning tells.
const maxIdentity = 640;

/** By what a medicine is the same one. */
export function identityOf({ name, genericName, strength, dosageForm, maker }: Named): string {
  return [name, genericName, strength, dosageForm, maker ?? '']
    .map((part) => wordsIn(part).join(' '))
    .join('|')
    .slice(0, maxIdentity)
    .toWellFormed();
}

/**
 * The words typed into a search, each once, the longest first: where two are a beginning of one stored word, it is the
 * longer that has fewer.
 */
export function typedWords(search: string): string[] {
  const words = wordsIn(search).filter((word) => /[\p{L}\d]/u.test(word));
  return [...new Set(words)].slice(0, maxWords).toSorted((a, b) => b.length - a.length);
}

/** Behind every text that begins with the word, in the order of its bytes. */
export function afterBeginning(word: string): string {
  return `${word}\u{10FFFF}`;
}
