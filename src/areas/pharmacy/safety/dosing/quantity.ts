import type { BaseUnit, Ingredient } from '../medicine-facts.ts';
import { doseInUnits, readDose } from './dose.ts';
import { readDuration } from './duration.ts';
import { readFrequency } from './frequency.ts';
import { type Ratio, ratio, roundedUp, times } from './ratio.ts';

export interface DosedLine {
  dose: string;
  frequency: string;
  duration: string;
}

interface CountedMedicine {
  baseUnit: BaseUnit;
  ingredients: readonly Ingredient[];
}

/**
 * How many base units a line needs, rounded up at the end alone: half tablets are cut from whole ones. Null where it
 * cannot be counted: as needed, continued, a dose of unknown content, or not readable.
 */
export function countQuantity(line: DosedLine, medicine: CountedMedicine): number | null {
  const dose = readDose(line.dose);
  const frequency = readFrequency(line.frequency);
  const units = dose && doseInUnits(dose, medicine);
  if (!units || !frequency?.doses) return null;
  if (frequency.kind === 'once') return roundedUp(units);
  const days = readDuration(line.duration)?.days;
  if (days === null || days === undefined) return null;
  return roundedUp(times(units, dosesIn(days, frequency.doses, frequency.inDays)));
}

/** A course of ten days once a week has its second dose on the eighth day. */
function dosesIn(days: number, doses: Ratio, inDays: number): Ratio {
  return times(doses, ratio(Math.ceil(days / inDays)));
}

/** What is taken at once at most, and in a day, in base units; undefined where it cannot be counted. */
export function intakeOf(
  line: Pick<DosedLine, 'dose' | 'frequency'>,
  medicine: CountedMedicine,
): { single: Ratio; daily: Ratio | undefined } | undefined {
  const dose = readDose(line.dose);
  const frequency = readFrequency(line.frequency);
  const units = dose && doseInUnits(dose, medicine);
  if (!units || !frequency) return undefined;
  const single = times(units, frequency.largest);
  // On the day of a dose that comes every few days, one is taken.
  const daily = frequency.doses && times(units, frequency.doses);
  return { single, daily: daily ?? undefined };
}
