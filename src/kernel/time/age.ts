import { partsOf } from './calendar-date.ts';

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
