import { invalidFields } from '#kernel/app-error.ts';
import { issue } from '../case.issues.ts';
import { minutesBetween, plusMinutes } from '../case.rules.ts';

interface Fasting {
  scheduledStartTime: string | null;
  fastingFrom: string | null;
}

/** Nobody fasts longer than this before an operation, in minutes. */
const longestFasting = 3 * 1440;

/**
 * The fields with the time from which the patient fasts. It moves with the start by the same number of hours, also over
 * a change of clocks; what is typed anew is taken as typed. Without a start there is nothing that it is before.
 * @throws AppError INVALID_INPUT at `fastingFrom` for a typed time that is not before the start
 */
export function withFasting<Fields extends Fasting>(fields: Fields, before: Fasting | null): Fields {
  const { scheduledStartTime: start, fastingFrom } = fields;
  if (fastingFrom === null) return fields;
  if (fastingFrom !== before?.fastingFrom) {
    if (start !== null && !fitsStart(fastingFrom, start)) {
      throw invalidFields({ fastingFrom: issue('fastingAfterStart') });
    }
    return fields;
  }
  return { ...fields, fastingFrom: movedFasting(fastingFrom, before.scheduledStartTime, start) };
}

/** The time of fasting after the start has moved; null where it no longer belongs to a start. */
export function movedFasting(fastingFrom: string, from: string | null, to: string | null): string | null {
  if (from === to) return fastingFrom;
  if (to === null) return null;
  if (from === null) return fitsStart(fastingFrom, to) ? fastingFrom : null;
  return plusMinutes(fastingFrom, minutesBetween(from, to));
}

/** True where a time from which somebody fasts belongs to this start: before it, at most three days. */
export function fitsStart(fastingFrom: string, start: string): boolean {
  return fastingFrom < start && minutesBetween(fastingFrom, start) <= longestFasting;
}
