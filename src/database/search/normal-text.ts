import { toAsciiDigits } from '#kernel/digits.ts';

/** Text as searches compare it: composed, lower case, Latin letters without accents, digits 0 to 9, single spaces. */
export function normalizeText(text: string): string {
  return toAsciiDigits(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
