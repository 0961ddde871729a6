import type { AmountUnit, BaseUnit } from '../medicine-facts.ts';

/** A countable thing that a dose can name, each of which only some medicines have. */
export type DoseThing = Exclude<BaseUnit, 'ml' | 'g' | 'unit' | 'piece'> | 'drop' | 'measure';

/** In what a dose is written; `bare` is a number without a word, `units` an amount of substance or a countable thing. */
export type DoseUnit =
  | { kind: 'bare' }
  | { kind: 'thing'; thing: DoseThing }
  | { kind: 'amount'; unit: AmountUnit }
  | { kind: 'units' }
  | { kind: 'volume'; ml: number; isSpoon: boolean };

const bare: DoseUnit = { kind: 'bare' };

function all(unit: DoseUnit, words: string): [string, DoseUnit][] {
  return words.split(' ').map((word) => [word.normalize('NFC'), unit]);
}

const thing = (named: DoseThing, words: string) => all({ kind: 'thing', thing: named }, words);
const amount = (unit: AmountUnit, words: string) => all({ kind: 'amount', unit }, words);
const volume = (ml: number, isSpoon: boolean, words: string) => all({ kind: 'volume', ml, isSpoon }, words);

/**
 * The words of doses in English and Bengali, in small letters, one entry a word. A teaspoon is 5 ml and a tablespoon
 * 15 ml (WHO, Guide to Good Prescribing); what a measure holds is said by what comes with the medicine.
 */
export const doseUnitOfWord: ReadonlyMap<string, DoseUnit> = new Map<string, DoseUnit>([
  ['', bare],
  ...all(bare, 'টি টা খানা'),
  ...thing('tablet', 'tab tabs tablet tablets ট্যাবলেট ট্যাব বড়ি'),
  ...thing('capsule', 'cap caps capsule capsules ক্যাপসুল'),
  ...thing('puff', 'puff puffs spray sprays actuation actuations inhalation inhalations পাফ চাপ'),
  ...thing('drop', 'drop drops gtt gtts ফোঁটা'),
  ...thing('ampoule', 'amp amps ampoule ampoules ampule ampules অ্যাম্পুল'),
  ...thing('vial', 'vial vials ভায়াল'),
  ...thing('sachet', 'sachet sachets স্যাশে প্যাকেট'),
  ...thing('suppository', 'supp supps suppository suppositories সাপোজিটরি'),
  ...thing('patch', 'patch patches প্যাচ'),
  ...thing('measure', 'measure measures cup cups cupful capful মাপ কাপ'),
  ...all({ kind: 'units' }, 'unit units u iu i.u ইউনিট'),
  ...amount('mg', 'mg মিগ্রা mgs'),
  ...amount('mcg', 'mcg µg μg ug mcgs'),
  ...amount('g', 'g gm gms gram grams গ্রাম'),
  ...amount('mmol', 'mmol'),
  ...volume(1, false, 'ml mls cc মিলি'),
  ...volume(5, true, 'tsp tsf teaspoon teaspoons teaspoonful চামচ'),
  ...volume(15, true, 'tbsp tablespoon tablespoons tablespoonful'),
]);

/**
 * Words that are misread by hand, with what is written in their place. Source: ISMP List of Error-Prone
 * Abbreviations, Symbols and Dose Designations (2021): U and IU, µg, cc.
 */
export const errorProneWords: ReadonlyMap<string, string> = new Map([
  ['u', 'units'],
  ['iu', 'units'],
  ['i.u', 'units'],
  ['µg', 'mcg'],
  ['μg', 'mcg'],
  ['ug', 'mcg'],
  ['cc', 'ml'],
]);
