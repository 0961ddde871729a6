import { toAsciiDigits } from '#kernel/digits.ts';

/** The orders in which tables write a date of birth. */
export const dateOrders = ['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY'] as const;

export type DateOrder = (typeof dateOrders)[number];

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?: .*)?$/;

/** Which orders the dates of one column can have been written in. */
export class DateTally {
  #yearFirst = 0;
  #dayFirst = 0;
  #monthFirst = 0;
  #either = 0;

  add(written: string): void {
    const text = toAsciiDigits(written);
    if (yearFirst.test(text)) this.#yearFirst += 1;
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
    if (this.#either + this.#dayFirst === 0 && this.#yearFirst > 0) return 'YYYY-MM-DD';
    return undefined;
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
  const text = toAsciiDigits(written);
  const iso = yearFirst.exec(text);
  if (iso) return join(iso[1]!, iso[2]!, iso[3]!);
  const match = order === 'YYYY-MM-DD' ? null : yearLast.exec(text);
  if (!match) return text;
  const [, first, second, year] = match;
  return order === 'DD/MM/YYYY' ? join(year!, second!, first!) : join(year!, first!, second!);
}

function join(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
