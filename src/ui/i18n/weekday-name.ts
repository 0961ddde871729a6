import { currentLanguage } from './language.ts';

/** What a day of the week is called; 1 is Monday. */
export function weekdayName(weekday: number, width: 'long' | 'short' = 'long'): string {
  // The first of January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, weekday));
  return new Intl.DateTimeFormat(currentLanguage(), { weekday: width, timeZone: 'UTC' }).format(day);
}
