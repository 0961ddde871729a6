import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** What stands behind the `?` of the address, not yet trusted. */
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
