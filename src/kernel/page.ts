import { z } from 'zod';
import { invalidFields } from './app-error.ts';
import { isUuid } from './ids.ts';
import { sizeLimits } from './limits/size-limits.ts';
import { boundedText } from './text.ts';
import { valueIssue } from './value.issues.ts';

export const maxPageSize = sizeLimits.pageRows;

/** Query fields shared by every list: paging by key, never by offset. */
export const pageRequest = {
  /** Where the page starts, as given by the answer before; absent for the first page. */
  cursor: boundedText(sizeLimits.cursorCharacters).optional(),
  limit: z.coerce.number().int().min(1).max(maxPageSize).default(50),
};

/** The answer of a list: the rows and where the neighbours begin. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.strictObject({
    rows: z.array(row),
    /** Cursor of the next page, null on the last one. */
    nextCursor: z.string().nullable().meta({ example: null }),
  });
}

export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

/** Packs the sort values of the last row shown into an opaque cursor. */
export function encodeCursor(values: readonly (string | number)[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const cursorValues = z.array(z.union([z.string(), z.number()]).transform(String));

/** Unpacks a cursor with exactly `length` sort values, the last of them an id; a forged or stale one is refused at its field. */
export function decodeCursor(cursor: string, length: number): string[] {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    const values: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const parsed = cursorValues.parse(values);
    if (parsed.length !== length) throw new Error('another list');
    if (parsed.some((value) => value.includes('\0'))) throw new Error('null byte');
    if (!isUuid(parsed.at(-1) ?? '')) throw new Error('no id');
    return parsed;
  } catch {
    throw invalidFields({ cursor: valueIssue('forgedCursor') });
  }
}

/** The page with each of its rows made into what is shown of it. */
export function mapPage<Row, Shown>(page: Page<Row>, toShown: (row: Row) => Shown): Page<Shown> {
  return { ...page, rows: page.rows.map(toShown) };
}

/** Cuts a result of `limit + 1` rows to a page and names the cursor of the next one. */
export function toPage<Row>(
  rows: Row[],
  limit: number,
  keyOf: (row: Row) => readonly (string | number)[],
): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > limit && last ? encodeCursor(keyOf(last)) : null };
}
