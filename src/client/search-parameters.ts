import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { isUuid } from '#kernel/ids.ts';

/** What is behind the `?` of the address, not yet trusted. */
export type RawSearch = Readonly<Record<string, unknown>>;

/**
 * A screen's state in the address: `read` turns what anybody may have typed into typed values. The function
 * returned changes some of them; undefined takes one out of the address.
 */
export function useSearchParameters<T extends object>(
  read: (raw: RawSearch) => T,
): [T, (change: { [Key in keyof T]?: T[Key] | undefined }, options?: { replace?: boolean }) => void] {
  const raw: RawSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const values = useMemo(() => read(raw), [read, raw]);
  const change = useCallback(
    (next: object, { replace = true } = {}) =>
      void navigate({ to: '.', search: (previous: object) => ({ ...previous, ...next }), replace }),
    [navigate],
  );
  return [values, change];
}

/** A part of the address, such as `patientId` of `/dashboard/patients/$patientId`. */
export function useRouteParameter(name: string): string {
  const parameters: Record<string, string | undefined> = useParams({ strict: false });
  const value = parameters[name];
  if (value === undefined) throw new Error(`The address of this screen has no part '${name}'.`);
  return value;
}

/** Reads a text parameter; a number in the address is text that looks like one. */
export function textOf(raw: unknown): string | undefined {
  if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw);
  return typeof raw === 'string' && raw !== '' ? raw : undefined;
}

/** Reads a parameter that is one of a few words. */
export function oneOf<const T extends string>(words: readonly T[], raw: unknown): T | undefined {
  return words.find((word) => word === raw);
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

const pageSizes = { smallest: 10, usual: 50, largest: 200 };

/** Reads how many rows a page has, 10 to 200; what is out of bounds counts as left out, which means `usual`. */
export function pageSizeOf(raw: unknown, usual = pageSizes.usual): number {
  const size = Number(raw);
  const isPageSize = Number.isInteger(size) && size >= pageSizes.smallest && size <= pageSizes.largest;
  return isPageSize ? size : usual;
}
