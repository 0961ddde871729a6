import type { AmountUnit, BaseUnit, DosageForm, Ingredient } from '../medicine-facts.ts';
import type { DoseThing } from './dose-word.table.ts';
import { type DecimalSign, readDose, type WrittenDose } from './dose.ts';
import { isWhole, type Ratio, ratio, sameRatio, times } from './ratio.ts';

/** What counting a dose needs to know of a medicine. */
export interface CountedMedicine {
  baseUnit: BaseUnit;
  dosageForm: DosageForm;
  ingredients: readonly Ingredient[];
  /** As it stands on the label; drops in a millilitre and doses in an inhaler are read from it. */
  strength: string;
  /** An opened ampoule or vial keeps for the next doses; left out it is used up by each dose. */
  keepsOpened?: boolean;
}

/** Why a dose is not counted: by the word it names, or by what is not known of the medicine. */
export type NotCounted =
  | 'unreadable'
  | 'ambiguous'
  /** It names a thing that this medicine does not have: a tablet of a syrup. */
  | 'other-form'
  /** A number alone of what is measured out: 10 of insulin is no 10 ml. */
  | 'unit-missing'
  /** What one holds is not in the list: the drops of a millilitre, the millilitres of a vial. */
  | 'content-unknown';

export type CountedDose =
  | {
      kind: 'counted';
      /** Base units taken at once, exactly. */
      units: Ratio;
      written: Extract<WrittenDose, { kind: 'read' }>;
    }
  | { kind: 'not-counted'; why: NotCounted; written: WrittenDose };

/** What a written dose means of one medicine: a word is understood in its own form and strength alone. */
export function countDose(text: string, medicine: CountedMedicine, decimalSign?: DecimalSign): CountedDose {
  const written = readDose(text, decimalSign);
  if (written.kind !== 'read') return { kind: 'not-counted', why: written.kind, written };
  const units = unitsOf(written, medicine);
  if (typeof units === 'string') return { kind: 'not-counted', why: units, written };
  return { kind: 'counted', units, written };
}

function unitsOf(
  { amount, unit }: Extract<WrittenDose, { kind: 'read' }>,
  medicine: CountedMedicine,
): Ratio | NotCounted {
  switch (unit.kind) {
    case 'bare':
      return isMeasured(medicine) ? 'unit-missing' : amount;
    case 'units':
      return unitsOfUnits(amount, medicine);
    case 'amount':
      // Grams of what is squeezed out are of the cream, not of what it holds.
      if (unit.unit === 'g' && medicine.baseUnit === 'g') return amount;
      return ofSubstance(amount, unit.unit, medicine);
    case 'volume':
      return ofVolume(times(amount, ratio(unit.ml)), unit.isSpoon, medicine);
  }
  return ofThing(amount, unit.thing, medicine);
}

/** What is poured, drawn up or squeezed out has no ones to count. */
export function isMeasured({ baseUnit }: Pick<CountedMedicine, 'baseUnit'>): boolean {
  return baseUnit === 'ml' || baseUnit === 'g';
}

const spoonForms: ReadonlySet<DosageForm> = new Set(['syrup', 'suspension', 'drops', 'other']);

function ofVolume(
  ml: Ratio,
  isSpoon: boolean,
  { baseUnit, dosageForm }: CountedMedicine,
): Ratio | NotCounted {
  if (isSpoon && !spoonForms.has(dosageForm)) return 'other-form';
  if (baseUnit === 'ml') return ml;
  return mayHoldLiquid.has(baseUnit) ? 'content-unknown' : 'other-form';
}

/** Of these nobody knows how many millilitres they hold, and they may hold some. */
const mayHoldLiquid: ReadonlySet<BaseUnit> = new Set(['ampoule', 'vial', 'sachet', 'unit', 'piece']);

const liquidForms: ReadonlySet<DosageForm> = new Set(['drops', 'syrup', 'suspension', 'nebuliser', 'other']);

function ofThing(amount: Ratio, named: DoseThing, medicine: CountedMedicine): Ratio | NotCounted {
  const { baseUnit, dosageForm, strength } = medicine;
  if (named === baseUnit) return amount;
  if (named === 'drop') {
    if (baseUnit !== 'ml' || !liquidForms.has(dosageForm)) return mayBeCountedIn(medicine, 'drop');
    const drops = numberIn(strength, dropsPattern);
    return drops === undefined ? 'content-unknown' : times(amount, ratio(1, drops));
  }
  if (named === 'puff' && mayBeCountedIn(medicine, 'puff') === 'content-unknown') {
    const doses = numberIn(strength, dosesPattern);
    return doses === undefined ? 'content-unknown' : times(amount, ratio(1, doses));
  }
  return mayBeCountedIn(medicine, named);
}

/** Forms that have such a thing although the hospital counts them in something else. */
const formsWith: Readonly<Record<DoseThing, readonly DosageForm[]>> = {
  tablet: ['tablet'],
  capsule: ['capsule', 'inhaler'],
  puff: ['inhaler', 'spray'],
  drop: ['drops'],
  ampoule: ['injection', 'infusion', 'nebuliser'],
  vial: ['injection', 'infusion'],
  sachet: ['sachet'],
  suppository: ['suppository'],
  patch: ['patch'],
  measure: ['syrup', 'suspension', 'inhaler'],
};

function mayBeCountedIn({ dosageForm, baseUnit }: CountedMedicine, named: DoseThing): NotCounted {
  // A vial is no ampoule where the hospital counts one of them: which is meant is asked.
  const isCountedOtherwise = (named === 'vial' || named === 'ampoule') && !isMeasured({ baseUnit });
  const hasIt = formsWith[named].includes(dosageForm) || dosageForm === 'other';
  return hasIt && !isCountedOtherwise ? 'content-unknown' : 'other-form';
}

const dropsPattern = /(\d{1,3}) ?drops? ?(?:\/|per|in|=) ?(?:1 ?)?ml/i;
const dosesPattern = /(\d{1,4}) ?(?:doses?|puffs?|sprays?|actuations?)/i;

function numberIn(strength: string, pattern: RegExp): number | undefined {
  const count = Number(pattern.exec(strength)?.[1]);
  return count > 0 ? count : undefined;
}

/** Units are an amount of substance where the medicine is measured so, else one of what the hospital calls a unit. */
function unitsOfUnits(amount: Ratio, medicine: CountedMedicine): Ratio | NotCounted {
  if (medicine.ingredients.some(({ unit }) => unit === 'iu')) return ofSubstance(amount, 'iu', medicine);
  if (medicine.baseUnit === 'unit') return amount;
  const isKnown = medicine.ingredients.every(({ amountThousandths }) => amountThousandths !== null);
  return isKnown && medicine.ingredients.length > 0 ? 'other-form' : 'content-unknown';
}

/** Micrograms in one of a unit of mass; undefined for other measures. */
const micrograms: Readonly<Partial<Record<AmountUnit, number>>> = { mcg: 1, mg: 1000, g: 1_000_000 };

/**
 * An amount of a combination is of its first ingredient, or of all together, as its label says it (co-amoxiclav 625 mg);
 * where both can be taken and differ, nobody guesses.
 */
function ofSubstance(amount: Ratio, unit: AmountUnit, medicine: CountedMedicine): Ratio | NotCounted {
  const per = medicine.ingredients.map((ingredient) => unitsPerAmount(unit, ingredient, medicine.baseUnit));
  const known = per.filter((one) => one !== undefined);
  const first = per[0] ?? (known.length === 1 ? known[0] : undefined);
  if (!first) return 'content-unknown';
  const ofFirst = times(amount, first);
  if (known.length < 2 || known.length < per.length) return ofFirst;
  const ofAll = times(amount, togetherPer(known));
  const { perUnits } = medicine.ingredients[0]!;
  const [isFirstNeat, isAllNeat] = [ofFirst, ofAll].map((one) => isWhole(times(one, ratio(2, perUnits))));
  if (!isAllNeat || sameRatio(ofFirst, ofAll)) return ofFirst;
  return isFirstNeat ? 'ambiguous' : ofAll;
}

/** Base units that hold one of a unit of an ingredient. */
function unitsPerAmount(unit: AmountUnit, ingredient: Ingredient, baseUnit: BaseUnit): Ratio | undefined {
  const { amountThousandths, perUnits } = ingredient;
  if (amountThousandths === null || ingredient.unit === null) return undefined;
  // Percent is grams in 100 ml or 100 g, so 10 mg in one of them.
  const isPercent = ingredient.unit === 'percent' && (baseUnit === 'ml' || baseUnit === 'g');
  const scale = isPercent ? scaleBetween(unit, 'mg') : scaleBetween(unit, ingredient.unit);
  return scale && times(scale, ratio((isPercent ? 100 : 1000) * perUnits, amountThousandths));
}

/** Base units that hold one of a unit of all ingredients together. */
function togetherPer(per: readonly Ratio[]): Ratio {
  const perBaseUnit = per.map(({ top, bottom }) => bottom / top).reduce((sum, one) => sum + one, 0);
  return ratio(1000, Math.round(perBaseUnit * 1000));
}

/** True for whole ones, halves and quarters. */
export function isNeat(units: Ratio): boolean {
  return isWhole(times(units, ratio(4)));
}

function scaleBetween(from: AmountUnit, to: AmountUnit): Ratio | undefined {
  if (from === to) return ratio(1);
  const [top, bottom] = [micrograms[from], micrograms[to]];
  return top === undefined || bottom === undefined ? undefined : ratio(top, bottom);
}

/** Milligrams, or international units, of an ingredient in so many base units; undefined where it is not measured so. */
export function amountIn(
  units: Ratio,
  ingredient: Ingredient,
  unit: 'mg' | 'iu',
  baseUnit: BaseUnit,
): Ratio | undefined {
  const per = unitsPerAmount(unit, ingredient, baseUnit);
  return per && times(units, ratio(per.bottom, per.top));
}
