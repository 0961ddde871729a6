import { expect, test } from 'vitest';
import { lettersOf, scriptOf, scripts } from './font-letters.ts';
import { loadPageFont } from './pdf-fonts.ts';

test.each(scripts)('the %s files hold every letter that is looked for in them', async (script) => {
  for (const weight of [400, 600] as const) {
    const { letters } = await loadPageFont(script, weight);
    expect(lettersOf(script).filter((letter) => !letters.has(letter))).toEqual([]);
  }
});

test('each letter comes from the font of its script', () => {
  const fontOf = (letter: string) => scriptOf(letter.codePointAt(0) ?? 0);
  expect(Array.from('aéłộЖҢਅงαأپकকதஔ→≥').map(fontOf)).toEqual([
    'latin',
    'latin',
    'latin-extended',
    'vietnamese',
    'cyrillic',
    'cyrillic-extended',
    undefined,
    undefined,
    'greek',
    'arabic',
    'arabic',
    'devanagari',
    'bengali',
    'tamil',
    'tamil',
    'symbols',
    'symbols',
  ]);
});
