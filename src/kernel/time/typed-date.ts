import { toAsciiDigits } from '../digits.ts';
import { type DateParts, partsOf, writeCalendarDate } from './calendar-date.ts';
import { monthNamed } from './month-names.ts';

/** The order in which a hospital writes a date. */
export type DateOrder = 'day-first' | 'month-first' | 'year-first';

/** What two digits of a year mean: the latest date that is not after today, or the year nearest to today. */
export type Century = 'past' | 'nearest';

export interface DateReading {
  order: DateOrder;
  /** The hospital's own date, `YYYY-MM-DD`. */
  today: string;
  century: Century;
}

export type DateRefusal = 'empty' | 'unreadable' | 'no-such-day' | 'unlikely-year' | 'ambiguous';

export type TypedDate =
  | { ok: true; date: string }
  /** `readings` are the dates that an ambiguous text can mean. */
  | { ok: false; refusal: DateRefusal; readings: readonly string[] };

interface TypedParts extends Omit<DateParts, 'year'> {
  /** As typed: two digits or four. */
  year: string;
}

const years = { first: 1800, last: 2999 };
const gap = '[-/. ]';
const isoPattern = new RegExp(`^(\\d{4})${gap}(\\d{1,2})${gap}(\\d{1,2})$`);
const numericPattern = new RegExp(`^(\\d{1,2})${gap}(\\d{1,2})${gap}(\\d{4}|\\d{2})$`);
const dayAndName = new RegExp(`^(\\d{1,2})${gap}?([a-z]+)${gap}{0,2}(\\d{4}|\\d{2})$`);
const nameAndDay = new RegExp(`^([a-z]+)${gap}{0,2}(\\d{1,2})${gap}(\\d{4}|\\d{2})$`);
const yearAndName = new RegExp(`^(\\d{4})${gap}?([a-z]+)${gap}{0,2}(\\d{1,2})$`);

/**
 * Reads a date that a person typed, such as '07031991', '7/3/91', '7 Mar 1991' or '1991-03-07', in digits of any
 * script. Day and month are never swapped: where the hospital writes the year first, numbers that can be read in two
 * ways are refused as ambiguous.
 */
export function readTypedDate(typed: string, reading: DateReading): TypedDate {
  const text = tidy(typed);
  if (text === '') return refuse('empty');
  const parts = readingsOf(text, reading.order);
  if (parts.length === 0) return refuse('unreadable');
  const dates = parts.map((one) => dateOf(one, reading)).filter((date) => date !== undefined);
  const likely = [...new Set(dates)].filter(isLikely);
  if (likely.length > 1) return refuse('ambiguous', likely);
  const [date] = likely;
  if (date !== undefined) return { ok: true, date };
  return refuse(dates.length > 0 ? 'unlikely-year' : 'no-such-day');
}

function refuse(refusal: DateRefusal, readings: readonly string[] = []): TypedDate {
  return { ok: false, refusal, readings };
}

function tidy(typed: string): string {
  return toAsciiDigits(typed)
    .toLowerCase()
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/[,\s]+/g, ' ')
    .replace(/ ?([-/.]) ?/g, '$1')
    .trim();
}

/** What the text can mean; the hospital's order decides wherever it can. */
function readingsOf(text: string, order: DateOrder): TypedParts[] {
  const digits = /^\d+$/.test(text) ? groupsOf(text, order) : undefined;
  if (digits) return digits;
  const iso = isoPattern.exec(text);
  if (iso) return [{ year: iso[1]!, month: Number(iso[2]), day: Number(iso[3]) }];
  const numeric = numericPattern.exec(text);
  if (numeric) return inOrder([numeric[1]!, numeric[2]!, numeric[3]!], order);
  return namedMonth(text);
}

function namedMonth(text: string): TypedParts[] {
  const dayFirst = dayAndName.exec(text);
  if (dayFirst) return named(dayFirst[3]!, dayFirst[2]!, dayFirst[1]!);
  const monthFirst = nameAndDay.exec(text);
  if (monthFirst) return named(monthFirst[3]!, monthFirst[1]!, monthFirst[2]!);
  const yearFirst = yearAndName.exec(text);
  return yearFirst ? named(yearFirst[1]!, yearFirst[2]!, yearFirst[3]!) : [];
}

function named(year: string, name: string, day: string): TypedParts[] {
  const month = monthNamed(name);
  return month === undefined ? [] : [{ year, month, day: Number(day) }];
}

/** Digits without anything between: eight, or six with a short year. */
function groupsOf(text: string, order: DateOrder): TypedParts[] {
  if (text.length === 8) {
    // Never mistaken for one another: a year begins with 18 to 29, which no month does.
    const yearFirst = { year: text.slice(0, 4), month: Number(text.slice(4, 6)), day: Number(text.slice(6)) };
    return [yearFirst, ...inOrder([text.slice(0, 2), text.slice(2, 4), text.slice(4)], order)];
  }
  return text.length === 6 ? inOrder([text.slice(0, 2), text.slice(2, 4), text.slice(4)], order) : [];
}

function inOrder([first, second, third]: [string, string, string], order: DateOrder): TypedParts[] {
  const dayFirst = { day: Number(first), month: Number(second), year: third };
  const monthFirst = { month: Number(first), day: Number(second), year: third };
  if (order === 'day-first') return [dayFirst];
  if (order === 'month-first') return [monthFirst];
  const isShort = third.length === 2 && first.length === 2;
  const yearFirst = { year: first, month: Number(second), day: Number(third) };
  return isShort ? [yearFirst, dayFirst, monthFirst] : [dayFirst, monthFirst];
}

function isLikely(date: string): boolean {
  const { year } = partsOf(date);
  return year >= years.first && year <= years.last;
}

function dateOf(parts: TypedParts, reading: DateReading): string | undefined {
  if (parts.year.length === 4) return writeCalendarDate({ ...parts, year: Number(parts.year) });
  const { year: now } = partsOf(reading.today);
  const short = Number(parts.year);
  const sameCentury = now - (now % 100) + short;
  const candidates = [sameCentury + 100, sameCentury, sameCentury - 100]
    .map((year) => writeCalendarDate({ ...parts, year }))
    .filter((date) => date !== undefined);
  if (reading.century === 'past') return candidates.find((date) => date <= reading.today);
  const distance = (date: string) => Math.abs(partsOf(date).year - now);
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0];
}
