import { type ChineseScript, chineseScriptOf } from './chinese/chinese-letters.ts';

/** The font a piece of text needs; each font file holds one of these sets of letters. */
export type Script = ListedScript | ChineseScript;

/** A script whose letters are in one file. */
export type ListedScript = keyof typeof fontLetters;

type Range = readonly [first: number, last: number];

/** Code points as they are read off a font file: single ones and ranges, in hexadecimal. */
function ranges(list: string): readonly Range[] {
  return list.split(' ').map((part): Range => {
    const [first = '', last = first] = part.split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/**
 * The letters that each font file draws; a test holds them against the files. A letter that several files draw is
 * taken from the first that names it.
 */
const fontLetters = {
  latin: ranges(
    '20-7e a0-ac ae-ff 131 152-153 2bb-2bc 2c6 2da 2dc 300-301 303-304 308-309 323 329 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2212 fffd',
  ),
  bengali: ranges(
    '20 951-952 964-965 980-983 985-98c 98f-990 993-9a8 9aa-9b0 9b2 9b6-9b9 9bc-9c4 9c7-9c8 9cb-9ce 9d7 9dc-9dd 9df-9e3 9e6-9fe 200c-200d 20b9',
  ),
  devanagari: ranges('20 900-97f 200c-200d 20a8 20b9 20f0 a8ff'),
  arabic: ranges(
    '20 600-6ff 750-77f 870-88e 890-891 898-8e1 8e3-8ff 200c-200d fb50-fbc2 fbd3-fd8f fd92-fdc7 fdcf fdf0-fdff fe70-fe74 fe76-fefc',
  ),
  tamil: ranges(
    '20 964-965 b82-b83 b85-b8a b8e-b90 b92-b95 b99-b9a b9c b9e-b9f ba3-ba4 ba8-baa bae-bb9 bbe-bc2 bc6-bc8 bca-bcd bd0 bd7 be6-bfa 200c-200d',
  ),
  'latin-extended': ranges(
    '20 100-130 132-151 154-2ba 2bc-2c5 2c7-2cc 2ce-2d7 2dd-301 303-304 308-309 323 329 1d00-1dbf 1e00-1e9f 1ef2-1eff 2020 20a0-20ab 20ad-20c0 2113 2c60-2c7f a720-a7ca a7d0-a7d1 a7d3 a7d5-a7d9 a7f2-a7ff',
  ),
  vietnamese: ranges('20 1ea0-1ef9'),
  greek: ranges('20 370-377 37a-37f 384-38a 38c 38e-3a1 3a3-3e1 3f0-3ff'),
  cyrillic: ranges('20 301 400-45f 490-491 4b0-4b1 2116'),
  'cyrillic-extended': ranges('20 460-48f 492-4af 4b2-52f 1c80-1c88 2de0-2dff a640-a69f'),
  symbols: ranges(
    '20 2010 2015-2016 2020-2021 2025 2034-2037 203c 2102 2107 210a-2112 2115 2118-211d 2124 2126-2129 212b-212d 2190-2300 2302 2308-230b 25a0-25ff 2605-2606 2640 2642 2660-2667 2669-266f 2713 2720 27c0-27ff 2900-2b04 2b0e-2b4c 2b50-2b54',
  ),
} as const;

/** False for a part of the Chinese font. */
export function isListed(script: Script): script is ListedScript {
  return script in fontLetters;
}

function isIn(list: readonly Range[], code: number): boolean {
  return list.some(([first, last]) => code >= first && code <= last);
}

/** Whether the font of a script draws this code point. */
export function hasLetter(script: Script, code: number): boolean {
  return isListed(script) ? isIn(fontLetters[script], code) : chineseScriptOf(code) === script;
}

/** Every set of letters there is a font for. */
export const scripts = Object.keys(fontLetters) as ListedScript[];

/** The code points that the font of a script is asked for, to be held against its file. */
export function lettersOf(script: ListedScript): number[] {
  return fontLetters[script].flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) => first + place),
  );
}

/** The first font that draws this code point, or undefined where none does. */
export function scriptOf(code: number): Script | undefined {
  return scripts.find((script) => hasLetter(script, code)) ?? chineseScriptOf(code);
}
