import { normalizeText } from './normal-text.ts';

const shortWord = 3;
const maxWords = 8;

/**
 * The LIKE patterns that a search text must match for typed words, all of them; none for a blank search. A word
 * matches inside words too; one of less than three characters only at their beginning, where the index can help. The
 * search text is normalised and begins with a space.
 */
export function wordPatterns(typed: string): string[] {
  return normalizeText(typed).split(' ').filter(Boolean).slice(0, maxWords).map(patternOf);
}

/** The pattern of one normalised word. */
export function patternOf(word: string): string {
  const literal = word.replace(/[\\%_]/g, '\\$&');
  return Array.from(word).length < shortWord ? `% ${literal}%` : `%${literal}%`;
}
