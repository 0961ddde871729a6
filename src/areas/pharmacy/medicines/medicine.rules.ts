import { normalizeText } from '#database/search/normal-text.ts';
import type { Medicine } from './medicine.contract.ts';

type Named = Pick<Medicine, 'name' | 'genericName' | 'strength' | 'dosageForm' | 'maker'>;

const maxWords = 8;
const maxWordsStored = 30;

/** Text as words: normalised, without signs, so that 500mg and 500 mg, and co-amoxiclav and amoxiclav, meet. */
function wordsIn(text: string): string[] {
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

/** The words by whose beginning a medicine is found: of its names and strength, each once. */
export function storedWordsOf({ name, genericName, strength }: Named): string[] {
  const words = [name, genericName, strength].flatMap(wordsIn).filter((word) => /[\p{L}\d]/u.test(word));
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

export interface TypedWords {
  /** The word by which the index is asked: the longest one that holds a letter, else the longest. */
  first: string;
  /** All others. */
  others: string[];
}

/** What was typed into a search; null for a blank one. */
export function typedWords(search: string): TypedWords | null {
  const words = wordsIn(search).slice(0, maxWords);
  const byUse = words.toSorted((a, b) => useOf(b) - useOf(a));
  const [first, ...others] = byUse;
  return first === undefined ? null : { first, others };
}

/** Names narrow more than figures, and forms are in every second medicine. */
function useOf(word: string): number {
  const isName = /\p{L}/u.test(word) && !commonWords.has(word);
  return (isName ? 100 : 0) + word.length;
}

const commonWords: ReadonlySet<string> = new Set([
  ...['mg', 'mcg', 'g', 'ml', 'iu', 'tab', 'tablet', 'cap', 'capsule', 'syrup', 'susp', 'suspension', 'inj'],
  ...['injection', 'cream', 'drops', 'oral'],
]);

/** Behind every text that begins with the word, in the order of its bytes. */
export function afterBeginning(word: string): string {
  return `${word}\u{10FFFF}`;
}
