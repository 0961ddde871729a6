import { sumMinor } from '#kernel/money/minor-units.ts';

/** Days that the daily trends cover, today being the last (document 1, section 9). */
export const dailyTrendDays = 30;
/** Days that 'this week' means, today being the last (document 1, section 9). */
const weekDays = 7;
/** Months that the monthly trends of patients and appointments cover. */
export const monthlyTrendMonths = 6;
/** Months that the revenue by month covers. */
export const revenueMonths = 12;

const dayMs = 86_400_000;

/** The last `count` dates of the calendar up to `last` (YYYY-MM-DD), the earliest first. */
export function daysUpTo(last: string, count: number): string[] {
  const end = Date.parse(last);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}

/** The last `count` months (YYYY-MM) up to that of `last` (YYYY-MM-DD), the earliest first. */
export function monthsUpTo(last: string, count: number): string[] {
  const end = Number(last.slice(0, 4)) * 12 + Number(last.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const month = end - (count - 1 - index);
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** What daily figures come to this week; they are in the order of their days and end with today. */
export function sumOfThisWeek(daily: readonly { value: number }[]): number {
  return sumMinor(daily.slice(-weekDays).map(({ value }) => value));
}
