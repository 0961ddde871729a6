import { createContext, useContext } from 'react';

/** A kind of record that the audit trail names, brought by the area that writes it. */
export interface RecordKind {
  /** As audit entries call it, such as `lab_orders`. */
  readonly resource: string;
  /** What people call records of this kind, such as 'Lab orders'. */
  readonly label: () => string;
  /**
   * The address of the screen that shows one record, or of the list that holds it; left out, or undefined, where
   * there is none. `valueOf` gives a value that the entry kept, as text.
   */
  readonly address?: (id: string, valueOf: (field: string) => string | undefined) => string | undefined;
}

const RecordKindsContext = createContext<readonly RecordKind[]>([]);

/** Tells the screens inside which kinds of records the areas keep. */
export const RecordKindsProvider = RecordKindsContext;

/** The kinds of records of all areas. */
export function useRecordKinds(): readonly RecordKind[] {
  return useContext(RecordKindsContext);
}

/** An address with one search parameter, written so that any text arrives as it is; undefined adds none. */
export function withParameter(path: string, name: string, value: string | undefined): string {
  if (value === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}

/** The address of a record below a path; undefined without an id. */
export function belowPath(path: string, id: string | undefined): string | undefined {
  return id && `${path}/${encodeURIComponent(id)}`;
}
