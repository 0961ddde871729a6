import { plusDays } from '#kernel/time/calendar-date.ts';
import type { DoseLimit } from '../../safety/medicine-facts.ts';
import type { Medicine } from '../medicine.contract.ts';

/** What guards a dangerous medicine: loosened by two people, tightened by one. */
export const marks = [
  'controlled',
  'highAlert',
  'prescriptionOnly',
  'antibiotic',
  'doseLimits',
  'minimumAge',
  'pregnancy',
] as const;

export type Mark = (typeof marks)[number];

/** For so many days after it was unmarked a medicine is handled as it was. */
const daysInForce = 30;

export type Guarded = Pick<
  Medicine,
  | 'isControlled'
  | 'isHighAlert'
  | 'isPrescriptionOnly'
  | 'isAntibiotic'
  | 'doseLimits'
  | 'minimumAgeMonths'
  | 'pregnancyRisk'
>;

/** The marks that a change takes away or makes weaker. */
export function loosenedMarks(before: Guarded, after: Guarded): Mark[] {
  const isLoosened: Readonly<Record<Mark, boolean>> = {
    controlled: before.isControlled && !after.isControlled,
    highAlert: before.isHighAlert && !after.isHighAlert,
    prescriptionOnly: before.isPrescriptionOnly && !after.isPrescriptionOnly,
    antibiotic: before.isAntibiotic && !after.isAntibiotic,
    doseLimits: before.doseLimits.some(
      (limit) => !after.doseLimits.some((other) => isAtLeastAsStrict(other, limit)),
    ),
    minimumAge: (before.minimumAgeMonths ?? 0) > (after.minimumAgeMonths ?? 0),
    pregnancy: isWeakerInPregnancy(before, after),
  };
  return marks.filter((mark) => isLoosened[mark]);
}

/** The marks that a change sets or makes stronger. */
export function tightenedMarks(before: Guarded, after: Guarded): Mark[] {
  return loosenedMarks(after, before);
}

/** True where everybody whom one limit protects is protected as well by another. */
function isAtLeastAsStrict(one: DoseLimit, than: DoseLimit): boolean {
  const isWithin = (mine: number | null, theirs: number | null) =>
    theirs === null || (mine !== null && mine <= theirs);
  return (
    one.ingredientCode === than.ingredientCode &&
    (one.unit ?? 'mg') === (than.unit ?? 'mg') &&
    (one.fromMonths ?? 0) <= (than.fromMonths ?? 0) &&
    (one.belowMonths ?? Infinity) >= (than.belowMonths ?? Infinity) &&
    isWithin(one.maxSingle, than.maxSingle) &&
    isWithin(one.maxDaily, than.maxDaily) &&
    isWithin(one.maxSinglePerKg, than.maxSinglePerKg) &&
    isWithin(one.maxDailyPerKg, than.maxDailyPerKg)
  );
}

/** What the list says goes before the rules, so that also leaving it to them may be weaker. */
function isWeakerInPregnancy({ pregnancyRisk: before }: Guarded, { pregnancyRisk: after }: Guarded) {
  if (before === after) return false;
  return before === 'stop' || (before === 'caution' && after !== 'stop') || after === 'none';
}

interface Until {
  controlledUntil: string | null;
  highAlertUntil: string | null;
}

/** Until when an unmarked medicine is handled as it was; marked again, nothing is left of it. */
export function inForceUntil(before: Guarded & Until, after: Guarded, today: string): Until {
  const last = plusDays(today, daysInForce);
  return {
    controlledUntil: untilOf(before.isControlled, after.isControlled, before.controlledUntil, last),
    highAlertUntil: untilOf(before.isHighAlert, after.isHighAlert, before.highAlertUntil, last),
  };
}

function untilOf(was: boolean, is: boolean, until: string | null, last: string): string | null {
  if (is) return null;
  return was ? last : until;
}

/** A medicine as it is handled on a day: what was marked a short while ago still is. */
export function asHandled<One extends Guarded & Until>(medicine: One, today: string): One {
  const { isControlled, isHighAlert, controlledUntil, highAlertUntil } = medicine;
  return {
    ...medicine,
    isControlled: isControlled || (controlledUntil !== null && controlledUntil >= today),
    isHighAlert: isHighAlert || (highAlertUntil !== null && highAlertUntil >= today),
  };
}
