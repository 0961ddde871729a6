import type { BaseUnit } from '../medicine-facts.ts';
import type { DecimalSign } from './dose.ts';
import { countDose, type CountedMedicine, isNeat } from './dose-count.ts';
import { readDuration } from './duration.ts';
import { type Frequency, readFrequency } from './frequency.ts';
import { isWhole, plus, type Ratio, ratio, roundedUp, times, zero } from './ratio.ts';

export interface DosedLine {
  dose: string;
  frequency: string;
  duration: string;
}

/**
 * How many base units a line needs: halves of tablets are cut from whole ones, so they are rounded up at the end; what
 * is opened for a dose is used or thrown away. Null where it cannot be counted: as needed, continued, a dose of unknown
 * content, a part of what has no parts, or not readable.
 */
export function countQuantity(
  line: DosedLine,
  medicine: CountedMedicine,
  decimalSign?: DecimalSign,
): number | null {
  const counted = countDose(line.dose, medicine, decimalSign);
  const frequency = readFrequency(line.frequency);
  if (counted.kind !== 'counted' || !frequency?.doses) return null;
  if (takenAtOnce(counted.units, frequency).some((units) => isPartOfWhole(units, medicine.baseUnit))) {
    return null;
  }
  const daily = takenAtOnce(counted.units, frequency).map((units) => openedFor(units, medicine));
  if (frequency.kind === 'slots') {
    const days = readDuration(line.duration)?.days;
    return days ? roundedUp(times(daily.reduce(plus, zero), ratio(days))) : null;
  }
  const doses = dosesOf(frequency.doses, frequency, line.duration);
  return doses === null ? null : roundedUp(times(daily[0]!, doses));
}

/** A course of ten days once a week has its second dose on the eighth day. */
function dosesOf(doses: Ratio, { kind, inDays }: Frequency, duration: string): Ratio | null {
  if (kind === 'once') return doses;
  const days = readDuration(duration)?.days;
  return days ? times(doses, ratio(Math.ceil(days / inDays))) : null;
}

/** Base units of each dose of a day: those of `1+0+½` differ, all others are alike. */
function takenAtOnce(units: Ratio, { slots }: Frequency): Ratio[] {
  return slots.length === 0 ? [units] : slots.map((slot) => times(units, slot));
}

/** What is thrown away once it was opened for a dose. */
const usedOnce: ReadonlySet<BaseUnit> = new Set(['ampoule', 'vial']);

/** Base units that are used up by a dose. Source: WHO best practices for injections 2010, single-dose vials. */
export function openedFor(
  units: Ratio,
  { baseUnit, keepsOpened = false }: Pick<CountedMedicine, 'baseUnit' | 'keepsOpened'>,
): Ratio {
  return usedOnce.has(baseUnit) && !keepsOpened ? ratio(roundedUp(units)) : units;
}

/** These are not divided by anybody's hand. */
const undivided: ReadonlySet<BaseUnit> = new Set([
  'capsule',
  'sachet',
  'suppository',
  'puff',
  'patch',
  'unit',
]);

/** True for half a capsule, and for a fifth of a tablet: tablets are cut in halves and quarters. */
export function isPartOfWhole(units: Ratio, baseUnit: BaseUnit): boolean {
  return baseUnit === 'tablet' ? !isNeat(units) : undivided.has(baseUnit) && !isWhole(units);
}

/** What is taken at once at most, and in a day, in base units; undefined where it cannot be counted. */
export function intakeOf(
  line: Pick<DosedLine, 'dose' | 'frequency'>,
  medicine: CountedMedicine,
  decimalSign?: DecimalSign,
): { single: Ratio; daily: Ratio | undefined } | undefined {
  const counted = countDose(line.dose, medicine, decimalSign);
  const frequency = readFrequency(line.frequency);
  if (counted.kind !== 'counted' || !frequency) return undefined;
  const single = times(counted.units, frequency.largest);
  // On the day of a dose that comes every few days, one is taken.
  const daily = frequency.doses && times(counted.units, frequency.doses);
  return { single, daily: daily ?? undefined };
}

/** True where a dose of the line is a part of what nobody divides. */
export function takesPartOfWhole(
  line: Pick<DosedLine, 'dose' | 'frequency'>,
  medicine: CountedMedicine,
  decimalSign?: DecimalSign,
): boolean {
  const counted = countDose(line.dose, medicine, decimalSign);
  const frequency = readFrequency(line.frequency);
  if (counted.kind !== 'counted' || !frequency) return false;
  return takenAtOnce(counted.units, frequency).some((units) => isPartOfWhole(units, medicine.baseUnit));
}
