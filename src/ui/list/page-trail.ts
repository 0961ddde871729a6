import { useState } from 'react';

type Cursor = string | undefined;

/** The cursor of the page before, undefined for the first page (also when the way here is not known). */
export function previousCursor(trail: readonly Cursor[], cursor: Cursor): Cursor {
  const index = trail.indexOf(cursor);
  return index > 0 ? trail[index - 1] : undefined;
}

/** The trail after going from the page at `cursor` on to `next`; what lay beyond is forgotten. */
export function extendTrail(trail: readonly Cursor[], cursor: Cursor, next: string): Cursor[] {
  const index = trail.indexOf(cursor);
  return [...(index < 0 ? [cursor] : trail.slice(0, index + 1)), next];
}

/** Remembers the pages walked through: paging by key knows the way forward only. */
export function usePageTrail(cursor: Cursor, onCursor: (cursor: Cursor) => void) {
  const [trail, setTrail] = useState<readonly Cursor[]>([undefined]);
  return {
    hasPrevious: cursor !== undefined,
    goBack: () => onCursor(previousCursor(trail, cursor)),
    goOn: (next: string) => {
      setTrail(extendTrail(trail, cursor, next));
      onCursor(next);
    },
  };
}
