/** Months by the beginnings of their names in the languages that lists are written in, in small letters. */
const names: readonly (readonly string[])[] = [
  ['jan', 'janv', 'janvier', 'january', 'ene', 'enero', 'januar', 'জানুয়ারি', 'জানুয়ারী', 'জানু', 'जनवरी'],
  [
    'feb',
    'fev',
    'fév',
    'févr',
    'fevrier',
    'février',
    'february',
    'febrero',
    'februar',
    'ফেব্রুয়ারি',
    'ফেব্রুয়ারী',
    'ফেব্রু',
    'फरवरी',
  ],
  ['mar', 'mars', 'march', 'marzo', 'märz', 'মার্চ', 'मार्च'],
  ['apr', 'avr', 'avril', 'april', 'abr', 'abril', 'এপ্রিল', 'अप्रैल'],
  ['may', 'mai', 'mayo', 'মে', 'मई'],
  ['jun', 'june', 'juin', 'junio', 'juni', 'জুন', 'जून'],
  ['jul', 'july', 'juil', 'juillet', 'julio', 'juli', 'জুলাই', 'जुलाई'],
  ['aug', 'august', 'aou', 'aoû', 'aout', 'août', 'ago', 'agosto', 'আগস্ট', 'আগষ্ট', 'अगस्त'],
  ['sep', 'sept', 'september', 'septembre', 'septiembre', 'সেপ্টেম্বর', 'सितंबर'],
  ['oct', 'october', 'octobre', 'octubre', 'okt', 'oktober', 'অক্টোবর', 'अक्टूबर'],
  ['nov', 'november', 'novembre', 'noviembre', 'নভেম্বর', 'नवंबर'],
  [
    'dec',
    'december',
    'déc',
    'décembre',
    'decembre',
    'dic',
    'diciembre',
    'dez',
    'dezember',
    'ডিসেম্বর',
    'दिसंबर',
  ],
];

const months = new Map(
  names.flatMap((words, place) => words.map((word) => [word.normalize('NFC'), place + 1] as const)),
);

/** The month from 1 to 12 that a name or its short form says; undefined for any other word. */
export function monthOf(name: string): number | undefined {
  return months.get(name.normalize('NFC').toLowerCase());
}
