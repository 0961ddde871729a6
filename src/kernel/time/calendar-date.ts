/** Year, month and day of a date, as numbers; the month counts from 1. */
export interface DateParts {
  year: number;
  month: number;
  day: number;
}

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a date `YYYY-MM-DD` that the calendar has. */
export function isCalendarDate(text: string): boolean {
  const parts = pattern.exec(text);
  return parts !== null && writeCalendarDate(partsOf(text)) === text;
}

/** The parts of a date `YYYY-MM-DD`. */
export function partsOf(date: string): DateParts {
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
  };
}

/** `YYYY-MM-DD`, or undefined where the calendar has no such day. */
export function writeCalendarDate({ year, month, day }: DateParts): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return [pad(year, 4), pad(month, 2), pad(day, 2)].join('-');
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** How many days a month of the Gregorian calendar has. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

const dayMs = 86_400_000;

/** The date a number of days later, or earlier where it is negative. */
export function plusDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The date a number of months later, or earlier; the last day of a month where that is shorter. */
export function plusMonths(date: string, months: number): string {
  const { year, month, day } = partsOf(date);
  const count = year * 12 + (month - 1) + months;
  const wanted = { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
  const last = daysInMonth(wanted.year, wanted.month);
  return writeCalendarDate({ ...wanted, day: Math.min(day, last) }) ?? date;
}

/** Whole days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
