import type { DosageForm, Ingredient, Route } from '../medicine-facts.ts';
import { plainWords } from '../words/plain-words.ts';
import { type WatchedSubstance, watchedSubstances } from './watched-substances.table.ts';

/** What is known of a substance wherever it is written. */
export interface Watching {
  isHighAlert: boolean;
  isControlled: boolean;
  isInfusion: boolean;
}

const nothing: Watching = { isHighAlert: false, isControlled: false, isInfusion: false };

/** What is known of a medicine by what it holds, its form and its route. */
export function watchedByIngredients(medicine: {
  ingredients: readonly Pick<Ingredient, 'code' | 'amountThousandths' | 'unit'>[];
  dosageForm: DosageForm;
  route: Route;
}): Watching {
  const isInjected =
    injectedForms.has(medicine.dosageForm) ||
    (isInjectedBy(medicine.route) && medicine.dosageForm === 'other');
  return medicine.ingredients.reduce((known, one) => {
    const percent =
      one.unit === 'percent' && one.amountThousandths !== null ? one.amountThousandths / 1000 : 0;
    const found = substanceOf(one.code);
    return found && percent >= (found.fromPercent ?? 0) ? joined(known, watching(found, isInjected)) : known;
  }, nothing);
}

/** What is known of a name that somebody wrote, and which watched substances it names. */
export function watchedInWords(words: string, route: Route | null): Watching & { codes: readonly string[] } {
  const text = ` ${plainWords(words).join(' ')} `;
  // Without a route nobody knows that it is swallowed.
  const isInjected =
    route === null || isInjectedBy(route) || injectedWords.some((word) => text.includes(` ${word} `));
  const percent = Math.max(
    0,
    ...[...words.matchAll(/(?<![\d.])(\d{1,3}(?:\.\d{1,3})?)\s{0,3}%/g)].map(([, number]) => Number(number)),
  );
  const named = watchedSubstances.filter(
    ({ code, names = [], fromPercent = 0 }) =>
      [code, ...names].some((name) => text.includes(` ${name} `)) && isStrong(text, percent, fromPercent),
  );
  const known = named.reduce((all, one) => joined(all, watching(one, isInjected)), nothing);
  return { ...known, codes: named.map(({ code }) => code) };
}

/** `D25` and `D50` say their strength in themselves. */
function isStrong(text: string, percent: number, from: number): boolean {
  return percent >= from || (from > 0 && / (d25|d50|hypertonic) /.test(text));
}

const injectedForms: ReadonlySet<DosageForm> = new Set(['injection', 'infusion']);
const injectedWords = [
  'inj',
  'injection',
  'iv',
  'im',
  'sc',
  'infusion',
  'inf',
  'drip',
  'amp',
  'ampoule',
  'vial',
];

/** True for a route by which something is put under the skin, into a muscle or a vein. */
export function isInjectedBy(route: Route): boolean {
  return route === 'iv' || route === 'im' || route === 'sc';
}

const insulins = /(^| )insulin( |$)/;

function substanceOf(code: string): WatchedSubstance | undefined {
  const name = insulins.test(code) ? 'insulin' : code;
  return (
    watchedSubstances.find((one) => one.code === name) ??
    watchedSubstances.find(({ names }) => names?.includes(name))
  );
}

function watching(one: WatchedSubstance, isInjected: boolean): Watching {
  return {
    isHighAlert: one.highAlert === 'always' || (one.highAlert === 'injected' && isInjected),
    isControlled: one.isControlled === true,
    isInfusion: one.isInfusion === true && isInjected,
  };
}

function joined(one: Watching, other: Watching): Watching {
  return {
    isHighAlert: one.isHighAlert || other.isHighAlert,
    isControlled: one.isControlled || other.isControlled,
    isInfusion: one.isInfusion || other.isInfusion,
  };
}
