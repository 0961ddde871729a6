const minuteMs = 60_000;
/** Lengths of a column of the printed chart, in minutes. */
const lengths = [5, 10, 15, 30, 60, 120, 240, 480] as const;

/** Columns of times that fit on a page on its side. */
export const mostColumns = 24;

/** A column: the minutes from its begin to the begin of the next in which something was charted. */
export interface PrintSlot<Entry> {
  /** ISO 8601. */
  from: string;
  entries: Entry[];
}

/**
 * The entries in columns of the shortest length with which all of them fit on a page; a column in which nothing was
 * charted is left out.
 */
export function printSlots<Entry extends { at: string }>(entries: readonly Entry[]): PrintSlot<Entry>[] {
  for (const minutes of lengths) {
    const slots = Map.groupBy(entries, ({ at }) => Math.floor(Date.parse(at) / (minutes * minuteMs)));
    if (slots.size > mostColumns && minutes !== lengths.at(-1)) continue;
    return [...slots]
      .toSorted(([one], [other]) => one - other)
      .slice(0, mostColumns)
      .map(([slot, inIt]) => ({
        from: new Date(slot * minutes * minuteMs).toISOString(),
        entries: inIt.toSorted((one, other) => (one.at < other.at ? -1 : 1)),
      }));
  }
  return [];
}
