import { textOf } from '#client/search-parameters.ts';
import { isUuid } from '#kernel/ids.ts';

const smallestPage = 10;
const largestPage = 200;
const usualPage = 50;

/** Reads how many rows a page has; what is out of bounds counts as left out. */
export function pageSizeOf(raw: unknown): number {
  const size = Number(raw);
  return Number.isInteger(size) && size >= smallestPage && size <= largestPage ? size : usualPage;
}

/** Reads an id; anything else counts as left out. */
export function idOf(raw: unknown): string | undefined {
  const text = textOf(raw);
  return text !== undefined && isUuid(text) ? text : undefined;
}

/** Reads a calendar date such as 2026-03-02; a day that does not exist counts as left out. */
export function dateOf(raw: unknown): string | undefined {
  const text = textOf(raw);
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const ms = Date.parse(text);
  // The 30th of February is read as a day of March.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text) ? text : undefined;
}
