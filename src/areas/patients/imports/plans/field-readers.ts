import { codeOfWord } from '#kernel/tables/import-field.ts';
import { genderChoices } from '#ui/tables/values/people-words.ts';

/** A gender as tables write it, in the words of the patient form; an unknown word stays as it is. */
export function readGender(text: string): string {
  return codeOfWord(genderChoices, text) ?? text;
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

const maritalWords = new Map(
  Object.entries<string>({
    s: 'single',
    single: 'single',
    unmarried: 'single',
    'never married': 'single',
    m: 'married',
    married: 'married',
    separated: 'separated',
    d: 'divorced',
    divorced: 'divorced',
    w: 'widowed',
    widow: 'widowed',
    widowed: 'widowed',
    widower: 'widowed',
  }),
);

/** A marital status as tables write it, in the words of the patient form; an unknown word stays as it is. */
export function readMaritalStatus(text: string): string {
  if (unknownWords.has(text.toUpperCase())) return '';
  return maritalWords.get(text.toLowerCase()) ?? text;
}

/** The number of a document; a word that says it is unknown is empty. */
export function readDocument(text: string): string {
  return unknownWords.has(text.toUpperCase()) ? '' : text;
}

/** Synthea marks every invented name with digits, as in 'Theda286'; they are no part of the name. */
export function readSyntheaName(...parts: string[]): string {
  return parts
    .map((part) => part.replace(/(?<!\d)\d+$/, '').trim())
    .filter(Boolean)
    .join(' ');
}
