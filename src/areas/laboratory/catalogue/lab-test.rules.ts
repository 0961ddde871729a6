const maxWords = 8;

/** The words of a typed search, in lower case; further ones count no more. */
export function wordsOf(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
}
