import type { EntryFacts, FactsOf } from './content/anesthesia-entry.contract.ts';
import { aldreteTotal } from './scales/aldrete.ts';

interface ChartEntry {
  readonly at: string;
  readonly facts: EntryFacts;
  readonly errorReason: string | null;
}

type EntryOf<Kind extends EntryFacts['kind']> = { at: string; facts: FactsOf<Kind> };

/** The entries of one kind that count, in the order of the chart. */
export function countingEntries<Kind extends EntryFacts['kind']>(
  entries: readonly ChartEntry[],
  kind: Kind,
): EntryOf<Kind>[] {
  return entries.flatMap(({ at, facts, errorReason }) =>
    errorReason === null && facts.kind === kind ? [{ at, facts: facts as FactsOf<Kind> }] : [],
  );
}

/** What was given of a medication in one unit; rates are listed and not added up. */
export interface MedicationTotal {
  medication: string;
  unit: FactsOf<'medication'>['unit'];
  /** Null for a rate, which adds up to nothing. */
  dose: number | null;
  count: number;
}

const rates: ReadonlySet<string> = new Set(['mg/h', 'mcg/kg/min', '%']);

/** Totals of medications by name and unit, in the order in which each was first given. */
export function medicationTotals(entries: readonly ChartEntry[]): MedicationTotal[] {
  const given = countingEntries(entries, 'medication').map(({ facts }) => facts);
  const groups = Map.groupBy(given, ({ medication, unit }) => `${medication.toLowerCase()} ${unit}`);
  return [...groups.values()].map((doses) => ({
    medication: doses[0]!.medication,
    unit: doses[0]!.unit,
    // Doses have at most a few decimals; the sum must not show what binary fractions leave behind.
    dose: rates.has(doses[0]!.unit)
      ? null
      : Number(doses.reduce((sum, { dose }) => sum + dose, 0).toFixed(6)),
    count: doses.length,
  }));
}

/** Sums in mL of what was given and lost. */
export function fluidTotals(entries: readonly ChartEntry[]) {
  const fluids = countingEntries(entries, 'fluid').map(({ facts }) => facts);
  const of = (kind: FactsOf<'fluid'>['fluid']) =>
    fluids.reduce((sum, { fluid, millilitres }) => sum + (fluid === kind ? millilitres : 0), 0);
  const given = of('crystalloid') + of('colloid') + of('blood_product');
  const lost = of('urine') + of('blood_loss');
  return {
    crystalloids: of('crystalloid'),
    colloids: of('colloid'),
    bloodProducts: of('blood_product'),
    urineOutput: of('urine'),
    bloodLoss: of('blood_loss'),
    balance: given - lost,
  };
}

/** The Aldrete total of the last look in recovery; null before the first. */
export function lastAldrete(entries: readonly ChartEntry[]): number | null {
  const last = countingEntries(entries, 'recovery').at(-1);
  return last ? aldreteTotal(last.facts) : null;
}

/** Whole minutes between start and end, rounded; null before the end. */
export function durationMinutes(start: string | null, end: string | null): number | null {
  if (start === null || end === null) return null;
  return Math.round((Date.parse(end) - Date.parse(start)) / 60_000);
}
