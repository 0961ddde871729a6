const genderWords: Readonly<Record<string, string>> = {
  m: 'male',
  male: 'male',
  man: 'male',
  boy: 'male',
  f: 'female',
  female: 'female',
  woman: 'female',
  girl: 'female',
  o: 'other',
  other: 'other',
  x: 'other',
};

/** A gender as tables write it, in the words of the patient form; an unknown word stays as it is. */
export function readGender(text: string): string {
  return genderWords[text.toLowerCase()] ?? text;
}

const unknownWords = new Set(['', '-', '?', 'N/A', 'NA', 'NONE', 'UNKNOWN']);

/** A blood type such as 'o pos' as 'O+'; one that says it is unknown is empty, any other text stays as it is. */
export function readBloodType(text: string): string {
  const upper = text.toUpperCase().replace(/[\s()]/g, '');
  if (unknownWords.has(upper)) return '';
  const short = upper
    .replace(/(POSITIVE|POS|\+VE)$/, '+')
    .replace(/(NEGATIVE|NEG|-VE|−)$/, '-')
    .replace(/^0/, 'O');
  return /^(A|B|AB|O)[+-]$/.test(short) ? short : text;
}

/** Synthea marks every invented name with digits, as in 'Theda286'; they are no part of the name. */
export function readSyntheaName(...parts: string[]): string {
  return parts
    .map((part) => part.replace(/\d+$/, '').trim())
    .filter(Boolean)
    .join(' ');
}
