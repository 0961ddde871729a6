import { toAsciiDigits } from '#kernel/digits.ts';

/** Letters that no accent makes: a stroke or a ligature is a letter of its own in Unicode. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ħ: 'h', ŧ: 't', ı: 'i', ŋ: 'n' },
};

const specialLetter = /[łøßđðþæœħŧıŋ]/g;

/** Apostrophes of all shapes, and the signs that are typed in their place. */
const apostrophes = /[\u2018\u2019\u201a\u201b\u02b9-\u02bf\u02c8\u2032\u2035\u00b4`\uff07\ua78c]/g;

/** Marks that are not seen: soft hyphen, zero-width and joining marks, direction marks, byte-order mark. */
export const invisibleMarks =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/**
 * Text as searches compare it: composed, lower case, Latin letters without accents or strokes and of usual width,
 * apostrophes of one shape, digits 0 to 9, single spaces, nothing that is not seen.
 */
export function normalizeText(text: string): string {
  return toAsciiDigits(text)
    .replace(invisibleMarks, '')
    .replace(apostrophes, "'")
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(specialLetter, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
