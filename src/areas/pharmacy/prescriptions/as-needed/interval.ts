import { toAsciiDigits } from '#kernel/digits.ts';

const minutesOfHour = 60;
/** A week. */
export const maxIntervalMinutes = 10_080;

const hourWords = /^(h|hr|hrs|hour|hours|hourly|ঘণ্টা|ঘন্টা)$/;
const minuteWords = /^(m|min|mins|minute|minutes|মিনিট)$/;

/**
 * Minutes of a time as it is written: 6 h, every 6 hours, q6h, 1.5 hours, 90 min. A number alone is none, because it
 * can be either; undefined for what cannot be read, and for more than a week.
 */
export function readInterval(text: string): number | undefined {
  const written = toAsciiDigits(text).trim().toLowerCase();
  const [, number, word = ''] =
    /^(?:every|each|q)?\s*(\d{1,5}(?:\.\d{1,2})?)\s*([\p{L}\p{M}]+)\.?$/u.exec(written) ?? [];
  const factor = hourWords.test(word) ? minutesOfHour : minuteWords.test(word) ? 1 : undefined;
  if (number === undefined || factor === undefined) return undefined;
  const minutes = Math.round(Number(number) * factor);
  return minutes >= 1 && minutes <= maxIntervalMinutes ? minutes : undefined;
}

/** Whole hours where there are, so that nobody reads 360 for 6. */
export function hoursOrMinutes(minutes: number): { unit: 'hours' | 'minutes'; count: number } {
  return minutes % minutesOfHour === 0
    ? { unit: 'hours', count: minutes / minutesOfHour }
    : { unit: 'minutes', count: minutes };
}

/** A stored interval as it would be typed. */
export function intervalText(minutes: number | null): string {
  if (minutes === null) return '';
  const { unit, count } = hoursOrMinutes(minutes);
  return `${count} ${unit === 'hours' ? 'h' : 'min'}`;
}
