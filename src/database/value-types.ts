import { largestMinor } from '#kernel/money/minor-units.ts';

/** PostgreSQL type numbers whose values both drivers must read alike. */
export const typeNumbers = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184 } as const;

/**
 * int8 as a number. What a number cannot hold exactly is a sum over more than any hospital has, as no stored amount is
 * so large: it stays at the largest, which is shown as 'more than', and never ends the screen that reads it.
 */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  return value < 0 ? -largestMinor : largestMinor;
}

/** date as text: YYYY-MM-DD, never an instant. */
export function parseDate(text: string): string {
  return text;
}

// What PostgreSQL sends where the session's zone is UTC and the column has milliseconds.
const inUtcPattern = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/;

/** timestamptz ('2026-11-20 08:30:00.123+00') as ISO 8601 text in UTC with milliseconds. */
export function parseInstant(text: string): string {
  const inUtc = inUtcPattern.exec(text);
  if (inUtc) return `${inUtc[1]}T${inUtc[2]}.${(inUtc[3] ?? '').padEnd(3, '0')}Z`;
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
}
