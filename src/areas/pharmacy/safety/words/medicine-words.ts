import { readDose } from '../dosing/dose.ts';
import { ingredientCode } from '../facts/ingredient-code.ts';
import { watchedInWords } from '../facts/watched.ts';
import type { DoseLimit, Ingredient, MedicineFacts, Route } from '../medicine-facts.ts';
import { plainWords } from './plain-words.ts';

/** What a medicine of the list is called, and what is known of it. */
export interface ListedMedicine extends MedicineFacts {
  name: string;
  genericName: string;
}

/** What is known of a medicine that stands in words alone. */
export interface WordsFacts {
  /** A name, generic name or brand of the list is the same. */
  isInList: boolean;
  isHighAlert: boolean;
  isControlled: boolean;
  isInfusion: boolean;
  /** What it can be compared by with the limits of the list; null where nothing of it is named. */
  limited: MedicineFacts | null;
}

/** How forms are written before and behind a name. */
const formRoutes: ReadonlyMap<string, Route | null> = new Map<string, Route | null>([
  ...(['tab', 'tablet', 'tablets', 'cap', 'capsule', 'capsules', 'syp', 'syr', 'syrup'] as const).map(
    (word) => [word, 'oral'] as const,
  ),
  ...(['susp', 'suspension', 'sachet', 'ors'] as const).map((word) => [word, 'oral'] as const),
  ...(['cream', 'oint', 'ointment', 'gel', 'lotion'] as const).map((word) => [word, 'topical'] as const),
  ...(['supp', 'suppository'] as const).map((word) => [word, 'rectal'] as const),
  ...(['inhaler', 'neb', 'nebuliser', 'nebulizer', 'puff'] as const).map(
    (word) => [word, 'inhaled'] as const,
  ),
  // Into a vein, a muscle or under the skin: nobody can tell.
  ...(['inj', 'injection', 'amp', 'ampoule', 'vial', 'drops', 'drop', 'spray'] as const).map(
    (word) => [word, null] as const,
  ),
  ...(['inf', 'infusion', 'drip', 'iv'] as const).map((word) => [word, 'iv'] as const),
  ['im', 'im'],
  ['sc', 'sc'],
]);

const strength = /(?<![\d.])(\d{1,7}(?:\.\d{1,4})?)\s{0,3}(mg|mcg|g|iu|units?|ml|%)(?!\p{L})/giu;

/** The route that words say by their form; null where they say none, or several are possible. */
export function usualRouteOfWords(name: string): Route | null {
  const said = plainWords(name).flatMap((word) => (formRoutes.has(word) ? [formRoutes.get(word)!] : []));
  if (said.length === 0) return null;
  // 'Inj. … IV' says which of them.
  return said.find((route) => route !== null && route !== 'oral') ?? said[0]!;
}

/** The words of a name that name something: no form, strength or number. */
export function namingWords(name: string): string[] {
  return plainWords(name.replaceAll(strength, ' ')).filter(
    (word) => !formRoutes.has(word) && /\p{L}/u.test(word),
  );
}

/** By which words of the list what is written may be found there: its own, and what a brand of it stands for. */
export function wordsToFind(name: string): string[] {
  const { codes } = watchedInWords(name, null);
  const words = [...namingWords(name), ...namingWords(ingredientCode(name)), ...codes.flatMap(namingWords)];
  return [...new Set(words.flatMap((word) => word.split('-')).filter(Boolean))].slice(0, 12);
}

/** True where what is written is the name or the generic name of a medicine, with or without strength and form. */
export function isNamed(written: string, medicine: Pick<ListedMedicine, 'name' | 'genericName'>): boolean {
  const words = namingWords(written).join(' ');
  if (words === '') return false;
  const coded = namingWords(ingredientCode(namingWords(written).join(' '))).join(' ');
  return [medicine.name, medicine.genericName].some((name) => {
    const named = namingWords(name).join(' ');
    const listed = namingWords(ingredientCode(named)).join(' ');
    return named === words || (listed !== '' && listed === coded);
  });
}

/** What is known of words: by the table of watched substances, and by the medicines of the list that are alike. */
export function factsOfWords(
  { name, dose, route }: { name: string; dose: string; route: Route | null },
  alike: readonly ListedMedicine[],
): WordsFacts {
  const { codes, ...watched } = watchedInWords(name, route);
  return {
    isInList: alike.some((medicine) => isNamed(name, medicine)),
    ...watched,
    limited: limitedBy(name, dose, [...codes, ...namedIngredients(name, alike)], alike),
  };
}

function namedIngredients(name: string, alike: readonly ListedMedicine[]): string[] {
  const text = ` ${namingWords(name).join(' ')} `;
  const brands = alike.filter((medicine) => isNamed(name, medicine));
  const all = alike.flatMap(({ ingredients }) => ingredients);
  const named = all.filter(({ code, name: called }) =>
    [code, called].some((word) => text.includes(` ${plainWords(word).join(' ')} `)),
  );
  return [...named, ...brands.flatMap(({ ingredients }) => ingredients)].map(({ code }) => code);
}

/**
 * As if what is written were in the list: of the substance that it names, with the strength that it says, and the limits
 * that the list has of it. Of several substances nothing is compared, because nobody knows what the dose is of.
 */
function limitedBy(
  name: string,
  dose: string,
  codes: readonly string[],
  alike: readonly ListedMedicine[],
): MedicineFacts | null {
  const named = new Set(codes);
  const limits = alike.flatMap(({ doseLimits }) => doseLimits).filter((limit) => isOf(limit, named));
  const [first] = limits;
  if (!first || new Set(limits.map(({ ingredientCode: code }) => code)).size > 1) return null;
  const ingredient = ingredientOf(name, dose, first);
  return {
    ingredients: [ingredient],
    baseUnit: 'unit',
    dosageForm: 'other',
    strength: '',
    pregnancyRisk: null,
    minimumAgeMonths: null,
    doseLimits: limits,
  };
}

function isOf({ ingredientCode: code }: DoseLimit, named: ReadonlySet<string>): boolean {
  return named.has(code) || (named.has('insulin') && code.includes('insulin'));
}

/** One of it holds what the words say; where the dose is an amount itself, what one holds does not matter. */
function ingredientOf(name: string, dose: string, limit: DoseLimit): Ingredient {
  const { ingredientCode: code } = limit;
  const unit = limit.unit ?? 'mg';
  const same = { code, name: code, unit, perUnits: 1 } as const;
  const written = readDose(dose);
  const isAmount = written.kind === 'read' && ['amount', 'units'].includes(written.unit.kind);
  const said = [...name.matchAll(strength)].filter(([, , word = '']) => !/^(ml|%)$/i.test(word));
  if (said.length !== 1) return { ...same, amountThousandths: isAmount ? 1000 : null };
  const [, number = '', word = ''] = said[0]!;
  const inUnit = { mg: 1, mcg: 0.001, g: 1000 }[word.toLowerCase()] ?? (unit === 'iu' ? 1 : undefined);
  const isSameKind = (unit === 'iu') === /^(iu|units?)$/i.test(word);
  if (inUnit === undefined || !isSameKind) return { ...same, amountThousandths: isAmount ? 1000 : null };
  return { ...same, amountThousandths: Math.round(Number(number) * inUnit * 1000) };
}
