/** A word that a field can hold, and what lists write for it. */
export interface ImportChoice {
  /** As it is stored. */
  readonly code: string;
  /** What lists write beside the code, in any language, in small letters. */
  readonly words: readonly string[];
}

/** How the text of a cell is read. An expiry is a date, or a month whose last day is meant. */
export type CellReading =
  | 'text'
  | 'money'
  | 'number'
  | 'date'
  | 'expiry'
  | 'yes-no'
  | readonly ImportChoice[];

/** What an import reads of one column of a list. */
export interface ImportField<Name extends string = string> {
  readonly name: Name;
  readonly reads: CellReading;
  readonly isRequired?: boolean;
  /** The field from which this one follows where a file has that one instead: a first name from the whole one. */
  readonly replacedBy?: string;
  /** What lists call the column beside its label, in any language, in small letters without signs. */
  readonly words: readonly string[];
}

/** Yes and no as lists write them. */
export const yesNoChoices: readonly ImportChoice[] = [
  {
    code: 'yes',
    words: [
      'y',
      'true',
      '1',
      'x',
      '✓',
      '✔',
      'হ্যাঁ',
      'হ্যা',
      'হা',
      'oui',
      'o',
      'vrai',
      'si',
      'sí',
      'ja',
      'हाँ',
      'نعم',
    ],
  },
  { code: 'no', words: ['n', 'false', '0', '-', 'না', 'non', 'faux', 'nein', 'nil', 'none', 'नहीं', 'لا'] },
];

/** What a field chooses from; undefined for one that takes any text. */
export function choicesOf({ reads }: Pick<ImportField, 'reads'>): readonly ImportChoice[] | undefined {
  if (reads === 'yes-no') return yesNoChoices;
  return typeof reads === 'string' ? undefined : reads;
}

/** The code of a word of a list; undefined where nobody can know it. */
export function codeOfWord(choices: readonly ImportChoice[], written: string): string | undefined {
  const word = plainWord(written);
  return choices.find(
    ({ code, words }) => plainWord(code) === word || words.some((one) => plainWord(one) === word),
  )?.code;
}

/** 'Semi-private', 'SEMI PRIVATE' and 'semi_private' are one word. */
function plainWord(text: string): string {
  const word = text.normalize('NFC').trim().toLowerCase();
  return word.replace(/[\s_.\-–]+/g, ' ').trim() || word;
}
