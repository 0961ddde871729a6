import { toAsciiDigits } from '#kernel/digits.ts';
import type { AmountUnit, BaseUnit, Ingredient } from '../medicine-facts.ts';
import { type Ratio, ratio, times } from './ratio.ts';
import { readNumber } from './read-number.ts';

/** What is taken at once. */
export interface Dose {
  amount: Ratio;
  /** `unit` is one of whatever is counted: a tablet, a capsule, a puff. */
  unit: 'unit' | 'ml' | 'drop' | AmountUnit;
}

const mlOfSpoon: Readonly<Record<string, Ratio>> = {
  tsp: ratio(5),
  tsf: ratio(5),
  teaspoon: ratio(5),
  teaspoons: ratio(5),
  চামচ: ratio(5),
  tbsp: ratio(15),
};

const unitOfWord: Readonly<Record<string, Dose['unit']>> = {
  ...all('unit', [
    '',
    'tab',
    'tabs',
    'tablet',
    'tablets',
    'cap',
    'caps',
    'capsule',
    'capsules',
    'puff',
    'puffs',
  ]),
  ...all('unit', [
    'amp',
    'ampoule',
    'vial',
    'sachet',
    'supp',
    'suppository',
    'patch',
    'unit',
    'units',
    'টি',
    'টা',
  ]),
  ...all('ml', ['ml', 'cc', 'মিলি']),
  ...all('drop', ['drop', 'drops', 'gtt', 'ফোঁটা']),
  ...all('mg', ['mg', 'মিগ্রা']),
  ...all('mcg', ['mcg', 'µg', 'μg', 'ug']),
  ...all('g', ['g', 'gm', 'gram']),
  ...all('iu', ['iu']),
  ...all('mmol', ['mmol']),
};

function all(unit: Dose['unit'], words: readonly string[]) {
  return Object.fromEntries(words.map((word) => [word, unit]));
}

/** Reads `1`, `½`, `2 tab`, `5 ml`, `1 tsp`, `500 mg`; an empty text is one unit. Undefined for anything else. */
export function readDose(text: string): Dose | undefined {
  const written = toAsciiDigits(text).trim().toLowerCase().slice(0, 50);
  if (written === '') return { amount: ratio(1), unit: 'unit' };
  const [number = ''] = /^[\d.,½¼¾⅓⅔/ ]+/u.exec(written) ?? [];
  const word = written.slice(number.length).replace(/\.$/, '');
  const amount = readNumber(number.trim().replace(/\.$/, '').replaceAll(',', ''));
  if (!amount || amount.top <= 0) return undefined;
  const spoon = Object.hasOwn(mlOfSpoon, word) ? mlOfSpoon[word] : undefined;
  if (spoon) return { amount: times(amount, spoon), unit: 'ml' };
  const unit = Object.hasOwn(unitOfWord, word) ? unitOfWord[word] : undefined;
  return unit && { amount, unit };
}

const dropsOfMl = 20;

/** Micrograms in one of a unit of mass; undefined for other measures. */
const micrograms: Readonly<Partial<Record<AmountUnit, number>>> = { mcg: 1, mg: 1000, g: 1_000_000 };

/** What is taken at once in base units; undefined where the medicine does not say how much it holds. */
export function doseInUnits(
  { amount, unit }: Dose,
  { baseUnit, ingredients }: { baseUnit: BaseUnit; ingredients: readonly Ingredient[] },
): Ratio | undefined {
  if (unit === 'unit') return amount;
  if (unit === 'ml') return baseUnit === 'ml' ? amount : undefined;
  if (unit === 'drop') return baseUnit === 'ml' ? times(amount, ratio(1, dropsOfMl)) : undefined;
  // A dose in milligrams of a combination is of its first ingredient, as its label says it.
  const [first] = ingredients;
  if (!first || first.amountThousandths === null || first.unit === null) return undefined;
  const scale = scaleBetween(unit, first.unit);
  if (!scale) return undefined;
  return times(times(amount, scale), ratio(1000 * first.perUnits, first.amountThousandths));
}

function scaleBetween(from: AmountUnit, to: AmountUnit): Ratio | undefined {
  if (from === to) return ratio(1);
  const [top, bottom] = [micrograms[from], micrograms[to]];
  return top === undefined || bottom === undefined ? undefined : ratio(top, bottom);
}

/** Milligrams of an ingredient in so many base units; undefined where it is not measured by its mass. */
export function milligramsIn(units: Ratio, ingredient: Ingredient): Ratio | undefined {
  const scale = ingredient.unit === null ? undefined : micrograms[ingredient.unit];
  if (scale === undefined || ingredient.amountThousandths === null) return undefined;
  const perUnit = times(ratio(ingredient.amountThousandths, 1000 * ingredient.perUnits), ratio(scale, 1000));
  return times(units, perUnit);
}
