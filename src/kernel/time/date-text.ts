import { z } from 'zod';
import { valueIssue } from '../value.issues.ts';

/**
 * The years in which anything of a hospital happens. A calendar has ends, of which neither PostgreSQL (no year 0) nor
 * the notation of four digits reaches beyond; between these years every reckoning with days and zones stays within it.
 */
export const knownYears = { first: 1800, last: 2999 } as const;

/** What is wrong with a date or an instant outside the known years. */
export const outOfKnownYears = valueIssue('dateOutOfRange', knownYears);

/** True for a date or an instant in ISO 8601 that lies in the known years. */
export function isInKnownYears(text: string): boolean {
  return text >= `${knownYears.first}` && text < `${knownYears.last + 1}`;
}

/** A date `YYYY-MM-DD` that somebody enters, in the known years. `error` is the issue of anything that is no date. */
export function dateText(error?: string) {
  return z.iso.date(error).refine(isInKnownYears, outOfKnownYears);
}
