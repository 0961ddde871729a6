import { useCallback } from 'react';
import { type RecordKind, useRecordKinds } from '#client/registration/record-kinds.ts';
import { wordsOf } from './audit-entry.words.ts';

/** What an entry tells of its record: the id, and the values kept where the whole entry is open. */
export interface KeptRecord {
  resource: string;
  resourceId: string | null;
  oldValues?: unknown;
  newValues?: unknown;
}

/** What the areas call kinds of records; a kind that no area brings, such as one of an older version, keeps its own name. */
export function useResourceWords(): (resource: string) => string {
  const kinds = useRecordKinds();
  return useCallback(
    (resource) => kinds.find((kind) => kind.resource === resource)?.label() ?? wordsOf(resource),
    [kinds],
  );
}

/** The address of the screen that shows the record of an entry; undefined where there is none. */
export function useRecordAddress(): (entry: KeptRecord) => string | undefined {
  const kinds = useRecordKinds();
  return (entry) => addressOfRecord(kinds, entry);
}

/** The address of the screen that shows a record, or of the list that holds it; undefined where there is none. */
export function addressOfRecord(kinds: readonly RecordKind[], entry: KeptRecord): string | undefined {
  const { resource, resourceId, oldValues, newValues } = entry;
  if (resourceId === null) return undefined;
  const kind = kinds.find((one) => one.resource === resource);
  return kind?.address?.(resourceId, (field) => textIn(newValues, field) ?? textIn(oldValues, field));
}

function textIn(values: unknown, field: string): string | undefined {
  const value: unknown = Object(values)[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
