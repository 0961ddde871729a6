import { partsOf, plusDays, plusMonths } from './calendar-date.ts';

/** Whole years between a birth date and the given day (both YYYY-MM-DD); never negative. */
export function ageInYears(birthDate: string, day: string): number {
  return Math.floor(ageInMonths(birthDate, day) / 12);
}

/** Whole months between a birth date and the given day (both YYYY-MM-DD); never negative. */
export function ageInMonths(birthDate: string, day: string): number {
  const [born, now] = [partsOf(birthDate), partsOf(day)];
  const months = (now.year - born.year) * 12 + now.month - born.month;
  return Math.max(0, now.day < born.day ? months - 1 : months);
}

/** The unit in which somebody's age is known where the date of birth is not. */
export type AgeUnit = 'month' | 'year';

/**
 * The birth date that misses the true one least when only the age on a day is known: half a unit before the last
 * possible one. On that day it gives exactly this age.
 */
export function estimatedBirth(age: number, unit: AgeUnit, day: string): string {
  if (unit === 'year') return plusMonths(day, -12 * age - 6);
  return plusDays(plusMonths(day, -age), -15);
}
