import { toAsciiDigits } from '#kernel/digits.ts';
import { dateOfSerial } from './date-serial.ts';
import { monthOf } from './month-names.ts';

/** The orders in which tables write a date in numbers. */
export const dateOrders = ['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY'] as const;

export type DateOrder = (typeof dateOrders)[number];

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?: .*)?$/;

/** Which orders the dates of one column can have been written in. */
export class DateTally {
  #certain = 0;
  #dayFirst = 0;
  #monthFirst = 0;
  #either = 0;

  add(written: string): void {
    const text = toAsciiDigits(written);
    if (yearFirst.test(text) || readPlainDate(text) !== undefined) this.#certain += 1;
    const match = yearLast.exec(text);
    if (!match) return;
    const [first, second] = [Number(match[1]), Number(match[2])];
    if (first > 12 && second <= 12) this.#dayFirst += 1;
    else if (second > 12 && first <= 12) this.#monthFirst += 1;
    else this.#either += 1;
  }

  /** The order of the column, or undefined when only a person can tell. */
  order(): DateOrder | undefined {
    if (this.#dayFirst > 0 && this.#monthFirst === 0) return 'DD/MM/YYYY';
    if (this.#monthFirst > 0 && this.#dayFirst === 0) return 'MM/DD/YYYY';
    if (this.#either + this.#dayFirst === 0 && this.#certain > 0) return 'YYYY-MM-DD';
    return undefined;
  }

  /** True where there are dates of which only a person can tell the order. */
  isUnclear(): boolean {
    return this.order() === undefined && this.#either + this.#dayFirst + this.#monthFirst > 0;
  }
}

const yearAndMonth = /^(\d{4})(?:[-/.](\d{1,2}))?$/;

/** A year alone, or a year and a month, as the date in its middle; undefined for any other text. */
export function readRoughDate(text: string): { date: string; precision: 'month' | 'year' } | undefined {
  const [, year, month] = yearAndMonth.exec(toAsciiDigits(text)) ?? [];
  if (year === undefined) return undefined;
  if (month === undefined) return { date: join(year, '7', '1'), precision: 'year' };
  return { date: join(year, month, '15'), precision: 'month' };
}

/** A written date as YYYY-MM-DD; text that is no date of this order is returned unchanged, to be refused later. */
export function readDate(written: string, order: DateOrder): string {
  const text = toAsciiDigits(written).trim();
  const iso = yearFirst.exec(text);
  if (iso) return join(iso[1]!, iso[2]!, iso[3]!);
  const plain = readPlainDate(text);
  if (plain !== undefined) return plain;
  const match = order === 'YYYY-MM-DD' ? null : yearLast.exec(text);
  if (!match) return text;
  const [, first, second, year] = match;
  return order === 'DD/MM/YYYY' ? join(year!, second!, first!) : join(year!, first!, second!);
}

const dayMonthYear = /^(\d{1,2})(?:st|nd|rd|th|er)?[-/. ]*([^\d\s\-/.,]+)[-/., ]*(\d{4})$/u;
const monthDayYear = /^([^\d\s\-/.,]+)[-/. ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4})$/u;
const eightDigits = /^(\d{4})(\d{2})(\d{2})$/;

/** A date that nobody can misread: with the month in letters, as eight digits from the year on, or Excel's serial. */
function readPlainDate(text: string): string | undefined {
  const [, day, name, year] = dayMonthYear.exec(text) ?? [];
  const month = name === undefined ? undefined : monthOf(name);
  if (month !== undefined) return join(year!, String(month), day!);
  const [, firstName, secondDay, lastYear] = monthDayYear.exec(text) ?? [];
  const firstMonth = firstName === undefined ? undefined : monthOf(firstName);
  if (firstMonth !== undefined) return join(lastYear!, String(firstMonth), secondDay!);
  const [, eightYear, eightMonth, eightDay] = eightDigits.exec(text) ?? [];
  if (eightYear !== undefined && isDay(eightYear, eightMonth!, eightDay!)) {
    return join(eightYear, eightMonth!, eightDay!);
  }
  return /^\d{5}$/.test(text) ? dateOfSerial(Number(text)) : undefined;
}

function isDay(year: string, month: string, day: string): boolean {
  const isYear = Number(year) >= 1850 && Number(year) <= 2150;
  return isYear && Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
}

const monthAndYear = /^(\d{1,2})[-/. ](\d{2}|\d{4})$/;
const namedMonthAndYear = /^([^\d\s\-/.,]+)[-/., ]*(\d{2}|\d{4})$/u;

/**
 * The last day on which a lot may be used, as packs write it: a date, or a month ('03/27', 'Mar-2027', '2027-03') of
 * which the last day is meant. Other text is returned unchanged, to be refused later.
 */
export function readExpiry(written: string, order: DateOrder): string {
  const text = toAsciiDigits(written).trim();
  const [, wholeYear, wholeMonth] = /^(\d{4})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (wholeYear !== undefined) return lastDayOf(wholeYear, Number(wholeMonth)) ?? text;
  const [, month, year] = monthAndYear.exec(text) ?? [];
  if (month !== undefined) return lastDayOf(year!, Number(month)) ?? text;
  const [, name, ofYear] = namedMonthAndYear.exec(text) ?? [];
  const named = name === undefined ? undefined : monthOf(name);
  if (named !== undefined) return lastDayOf(ofYear!, named) ?? text;
  return readDate(text, order);
}

function lastDayOf(year: string, month: number): string | undefined {
  if (month < 1 || month > 12) return undefined;
  const whole = year.length === 2 ? `20${year}` : year;
  const last = new Date(Date.UTC(Number(whole), month, 0)).getUTCDate();
  return join(whole, String(month), String(last));
}

function join(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
