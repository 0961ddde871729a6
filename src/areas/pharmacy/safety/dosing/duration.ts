import { toAsciiDigits } from '#kernel/digits.ts';

/** For how long a medicine is taken; without days it continues until somebody stops it. */
export interface Duration {
  /** As it is written for everybody: `7d`, `2w`, `1m`, `continue`. */
  code: string;
  days: number | null;
}

/** A longer course than this is one that continues. */
const maxDays = 1_100;
const daysOfMonth = 30;

const unitOfWord: Readonly<Record<string, 'd' | 'w' | 'm'>> = {
  '': 'd',
  d: 'd',
  day: 'd',
  days: 'd',
  দিন: 'd',
  w: 'w',
  wk: 'w',
  wks: 'w',
  week: 'w',
  weeks: 'w',
  সপ্তাহ: 'w',
  m: 'm',
  mo: 'm',
  month: 'm',
  months: 'm',
  মাস: 'm',
};

const daysOfUnit = { d: 1, w: 7, m: daysOfMonth } as const;
const continueWords: ReadonlySet<string> = new Set(['continue', 'cont', 'cont.', 'c', 'চলবে', 'long term']);

/** Reads `7d`, `7`, `2 weeks`, `1m`, `৭ দিন`, `continue`, `চলবে`; a month is 30 days. Undefined for anything else. */
export function readDuration(text: string): Duration | undefined {
  const written = toAsciiDigits(text).trim().toLowerCase().slice(0, 50);
  if (continueWords.has(written)) return { code: 'continue', days: null };
  const [, count, word] = /^(\d{1,4})\s*(\p{L}[\p{L}\p{M}]*)?$/u.exec(written) ?? [];
  const unit = Object.hasOwn(unitOfWord, word ?? '') ? unitOfWord[word ?? ''] : undefined;
  if (count === undefined || unit === undefined) return undefined;
  const days = Number(count) * daysOfUnit[unit];
  return days < 1 || days > maxDays ? undefined : { code: `${Number(count)}${unit}`, days };
}
