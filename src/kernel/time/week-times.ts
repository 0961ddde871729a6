import { plusDays } from './calendar-date.ts';

// Times of a week as minutes of a day by the hospital's clock, on weekdays from 1 for Monday to 7 for Sunday.

/** Midnight at the end of a day. */
export const minutesOfDay = 1440;

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** 1 for a Monday, 7 for a Sunday. */
export function weekdayOf(date: string): number {
  return new Date(Date.parse(date)).getUTCDay() || 7;
}

/** A minute of the day as `HH:mm`; midnight at its end is `00:00` again. */
export function clockTime(minute: number): string {
  const hours = Math.floor(minute / 60) % 24;
  return `${String(hours).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** The minute of the day that `HH:mm` means. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The days on which a hospital may let its weeks begin. */
export const weekStarts = ['monday', 'saturday', 'sunday'] as const;

export type WeekStart = (typeof weekStarts)[number];

const firstWeekday = { monday: 1, saturday: 6, sunday: 7 } as const satisfies Record<WeekStart, number>;

/** The weekdays in the order of a hospital's week. */
export function weekdaysFrom(start: WeekStart): number[] {
  return weekdays.map((_day, place) => ((firstWeekday[start] - 1 + place) % 7) + 1);
}

/** The first day of the week in which a date lies. */
export function weekStartOf(date: string, start: WeekStart): string {
  return plusDays(date, -((weekdayOf(date) - firstWeekday[start] + 7) % 7));
}

/** The first day of the week as calendars count: 0 for Sunday, 6 for Saturday. */
export function firstDayOfWeek(start: WeekStart): 0 | 1 | 6 {
  const days = { monday: 1, saturday: 6, sunday: 0 } as const;
  return days[start];
}
