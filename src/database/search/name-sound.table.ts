/**
 * How names sound, version 1: consonants alone, because vowels of Bengali names are written in many ways in Latin
 * letters. Letters that one name is spelled with in turn are one: b, v and bh; j, z and jh; s, sh, ch and chh; k, kh
 * and q; t, th; d, dh; g, gh; p; f and ph. Source: the letters of the Bengali alphabet and their usual Latin spellings
 * (Unicode Standard, Bengali; romanisation of the passports of Bangladesh), tried with the names of the tests.
 */
export const latinSounds: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/ck|kh|q/g, 'k'],
  [/ph/g, 'f'],
  [/bh|v/g, 'b'],
  [/gh/g, 'g'],
  [/dh/g, 'd'],
  [/th/g, 't'],
  [/jh|zh|z/g, 'j'],
  [/chh|ch|sh/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
];

const letters = (sound: string, signs: string) => Array.from(signs, (sign) => [sign, sound] as const);

export const bengaliSounds: ReadonlyMap<string, string> = new Map([
  ...letters('k', 'কখ'),
  ...letters('g', 'গঘ'),
  ...letters('ng', 'ঙং'),
  ...letters('s', 'চছশষস'),
  ...letters('j', 'জঝয'),
  ...letters('n', 'ঞণন'),
  ...letters('t', 'টঠতথৎ'),
  ...letters('d', 'ডঢদধ'),
  ...letters('p', 'প'),
  ...letters('f', 'ফ'),
  ...letters('b', 'বভ'),
  ...letters('m', 'ম'),
  ...letters('r', 'র'),
  ...letters('l', 'ল'),
  ...letters('h', 'হ'),
]);

/** Vowels that a name can begin with: they sound as one, so that Akter and আক্তার, Islam and ইসলাম are alike. */
export const bengaliVowels = /^[অআইঈউঊঋএঐওঔ]/;

/** Short forms before a name, with the sound of the name in full; those without one are titles and no name. */
export const nameForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      md: 'mhmd',
      mohd: 'mhmd',
      muhd: 'mhmd',
      mhd: 'mhmd',
      mo: 'mhmd',
      মো: 'mhmd',
      মোঃ: 'mhmd',
      মুহা: 'mhmd',
    },
    ...{ mst: 'msmt', most: 'msmt', mosa: 'msmt', mosammat: 'msmt', mosammet: 'msmt', musammat: 'msmt' },
    ...{ মোছা: 'msmt', মোছাঃ: 'msmt', মোসা: 'msmt', মোসাঃ: 'msmt' },
    ...{ mr: '', mrs: '', ms: '', miss: '', dr: '', ডা: '', ডাঃ: '', late: '', মৃত: '' },
    ...{
      haji: '',
      hazi: '',
      alhaj: '',
      alhajj: '',
      হাজী: '',
      আলহাজ্ব: '',
      sree: '',
      sri: '',
      shri: '',
      শ্রী: '',
    },
  }).map(([form, sound]) => [form.normalize('NFC'), sound]),
);

/** Sounds that stand before so many names that two people are compared without them. */
export const commonSounds: ReadonlySet<string> = new Set(['mhmd', 'msmt']);
