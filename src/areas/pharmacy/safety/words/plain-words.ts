/** The words of a text in lower case; a dash stays within a word, and other signs part them. */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}%-]+/u)
    .filter((word) => word !== '' && word !== '-');
}
