function repeated(piece: string, before = '', after = ''): (length: number) => string {
  return (length) => before + piece.repeat(Math.ceil(length / piece.length)) + after;
}

/**
 * Texts of any length, by what is in them, on which careless code works longer the more often it tries: patterns that
 * overlap, endings that are looked for from each character, marks that are sorted, letters that become many.
 */
export const growingTexts: Readonly<Record<string, (length: number) => string>> = {
  letters: repeated('a'),
  'letters and a strange end': repeated('a', '', '\u0001'),
  addresses: repeated('a@a.'),
  'one address': repeated('a.', 'a@', '@'),
  dots: repeated('.', 'a@', '@'),
  spaces: repeated(' ', 'a', 'a'),
  'lines and tabs': repeated('\n\t', 'a', 'a'),
  digits: repeated('1'),
  zeros: repeated('0', '1.', 'x'),
  'groups of digits': repeated('1,000', '', '!'),
  'dashes between digits': repeated('1-'),
  opened: repeated('([{<'),
  closed: repeated(')]}>'),
  quotes: repeated(`"'`),
  'one kind of quote': repeated('“'),
  slashes: repeated('/\\'),
  wildcards: repeated('%_'),
  'combining marks': repeated('\u0301\u0316', 'a'),
  'letters that fall apart': repeated('ﷺ'),
  surrogates: repeated('\ud83d'),
  emoji: repeated('👩🏽‍⚕️'),
  Bengali: repeated('ক্ষ্ম্যৈ'),
  'strange digits': repeated('৯'),
  'frames of a stack': repeated('at a (a.js:1:2) '),
};
