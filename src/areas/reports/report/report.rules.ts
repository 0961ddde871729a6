import { daysBetween, partsOf, plusDays, plusMonths } from '#kernel/time/calendar-date.ts';
import { weekStartOf } from '#kernel/time/week-times.ts';

/** Days of the hospital's calendar, both ends included. */
export interface DaySpan {
  from: string;
  to: string;
}

/** What a span can be chosen as; the weeks begin on Monday, as in the calendars. */
export const rangeWords = [
  'today',
  'this-week',
  'this-month',
  'last-month',
  'this-quarter',
  'this-year',
  'own',
] as const;

export type RangeWord = (typeof rangeWords)[number];

/** The days that a word means on a day; spans that are not over yet end with that day. */
export function spanOf(word: Exclude<RangeWord, 'own'>, today: string): DaySpan {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const { month } = partsOf(today);
  const spans: Record<typeof word, DaySpan> = {
    today: { from: today, to: today },
    'this-week': { from: weekStartOf(today, 'monday'), to: today },
    'this-month': { from: firstOfMonth, to: today },
    'last-month': { from: plusMonths(firstOfMonth, -1), to: plusDays(firstOfMonth, -1) },
    'this-quarter': { from: plusMonths(firstOfMonth, -((month - 1) % 3)), to: today },
    'this-year': { from: plusMonths(firstOfMonth, 1 - month), to: today },
  };
  return spans[word];
}

/** How many days a span has. */
export function daysOf({ from, to }: DaySpan): number {
  return daysBetween(from, to) + 1;
}

/** The equally many days that end on the day before a span. */
export function spanBefore(span: DaySpan): DaySpan {
  return { from: plusDays(span.from, -daysOf(span)), to: plusDays(span.from, -1) };
}

/** By what the rows of a table over time stand for: days up to about three months, then months. */
export type Grain = 'day' | 'month';

const mostDays = 92;

export function grainOf(span: DaySpan): Grain {
  return daysOf(span) <= mostDays ? 'day' : 'month';
}

/** The days (YYYY-MM-DD) or months (YYYY-MM) of a span, the earliest first. */
export function stepsOf(span: DaySpan, grain: Grain): string[] {
  if (grain === 'day') {
    return Array.from({ length: daysOf(span) }, (_, index) => plusDays(span.from, index));
  }
  const first = `${span.from.slice(0, 7)}-01`;
  const months = [];
  for (let month = first; month <= span.to; month = plusMonths(month, 1)) months.push(month.slice(0, 7));
  return months;
}

/** The change from a figure to another in whole percent; null where there was nothing to compare with. */
export function changePercent(value: number, before: number): number | null {
  return before === 0 ? null : Math.round(((value - before) / Math.abs(before)) * 100);
}

/** A share of a sum in whole units of `per`, such as 100 for percent; null of nothing. */
export function ratioOf(part: number, whole: number, per: number): number | null {
  return whole === 0 ? null : Math.round((part * per) / whole);
}

/** The days of the month of a date. */
export function monthOf(date: string): DaySpan {
  const from = `${date.slice(0, 7)}-01`;
  return { from, to: plusDays(plusMonths(from, 1), -1) };
}

/** True for the days of one whole month that is over. */
export function isWholeMonth(span: DaySpan, today: string): boolean {
  const month = monthOf(span.from);
  return span.from === month.from && span.to === month.to && span.to < today;
}
