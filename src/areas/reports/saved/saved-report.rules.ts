import { partsOf, plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn, instantOf } from '#kernel/time/time-zone.ts';
import { weekdayOf } from '#kernel/time/week-times.ts';

/** How often a saved report is sent. */
export const everyWords = ['never', 'week', 'month'] as const;
export type Every = (typeof everyWords)[number];

/** What came of a report when it was due. */
export const scheduleOutcomes = ['sent', 'owner-inactive', 'not-permitted', 'no-messages'] as const;
export type ScheduleOutcome = (typeof scheduleOutcomes)[number];

export interface Schedule {
  every: Every;
  /** Of the week, 1 to 7 from Monday; or of the month, up to 28. */
  day: number;
  /** HH:MM on the hospital's clock. */
  time: string;
}

/** Every day of a month up to the 28th comes within as many days. */
const longestWaitDays = 31;

/** The first instant after another at which a schedule is due, ISO text; null for one that never is. */
export function nextDueAt({ every, day, time }: Schedule, timeZone: string, after: Date): string | null {
  if (every === 'never') return null;
  const today = dateIn(timeZone, after);
  for (let ahead = 0; ahead <= longestWaitDays; ahead += 1) {
    const date = plusDays(today, ahead);
    const place = every === 'week' ? weekdayOf(date) : partsOf(date).day;
    if (place !== day) continue;
    const due = new Date(instantOf(timeZone, `${date}T${time}`));
    if (due > after) return due.toISOString();
  }
  return null;
}
