import { normalizeText } from '#database/search/normal-text.ts';

/** A code as it is compared: letters and digits alone, so that 'I-10' and 'i10' are one; '' where there is none. */
export function codeKey(code: string): string {
  return normalizeText(code).replace(/[^\p{L}\d]/gu, '');
}

/** The columns by which a diagnosis is compared and found. */
export function derivedColumns({ code, title }: { code: string | null; title: string }) {
  const key = code === null ? null : codeKey(code);
  return {
    code_key: key,
    title_key: normalizeText(title),
    search_text: ` ${[key, normalizeText(code ?? ''), normalizeText(title)].filter(Boolean).join(' ')}`,
  };
}

const maxWords = 8;
const shortWord = 3;

/**
 * The LIKE patterns that all must match for a typed search; empty for a blank one. A short word is looked for at the
 * beginning of words alone.
 */
export function searchPatterns(search: string): string[] {
  return normalizeText(search)
    .split(' ')
    .filter(Boolean)
    .slice(0, maxWords)
    .map((word) => {
      const literal = word.replace(/[\\%_]/g, '\\$&');
      return Array.from(word).length < shortWord ? `% ${literal}%` : `%${literal}%`;
    });
}
