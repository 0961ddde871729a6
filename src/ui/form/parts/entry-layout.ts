import { type RefCallback, useCallback, useState } from 'react';

/** One column of a table of entries. */
export interface EntryColumn {
  /** Stands once above the column; the field of each row has a name of its own. */
  label: string;
  /**
   * In rem. 'name' is what the row is about, such as a person, a medicine or a test: it takes what is left and is never
   * narrower than a name needs; where there is no room for that, it stands above the fields of its row.
   */
  width: number | 'name';
  /** Numbers that are not typed stand at the end of their column. */
  align?: 'end';
}

/** 'lines' is a table whose names stand above the fields of their row, 'cards' have a label at each field. */
export type EntryLayout = 'table' | 'lines' | 'cards';

/** A name of two words in a line. */
const nameRem = 12;
/** Between columns, as the theme's spacing `sm`. */
const gapRem = 0.75;

const remPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** How rows stand in a space of this many pixels; 0 is a space that is not known. */
export function layoutIn(pixels: number, columns: readonly EntryColumn[], rem: number): EntryLayout {
  const widths = columns.flatMap(({ width }) => (width === 'name' ? [] : [width]));
  const fields = widths.reduce((sum, width) => sum + width, 0) + gapRem * (widths.length - 1);
  const room = pixels / rem;
  if (pixels === 0 || room >= fields + gapRem + nameRem) return 'table';
  return room >= fields ? 'lines' : 'cards';
}

/** The columns as CSS has them: what is left goes to the names, or without them to all fields. */
export function gridOf(columns: readonly EntryColumn[], layout: EntryLayout): string {
  if (layout !== 'table') {
    const widths = columns.flatMap(({ width }) => (width === 'name' ? [] : [width]));
    return widths.map((width) => `minmax(0, ${width}fr)`).join(' ');
  }
  return columns
    .map(({ width }) => (width === 'name' ? `minmax(${nameRem}rem, 1fr)` : `${width}rem`))
    .join(' ');
}

/** How the rows stand, and the `ref` of what holds them: measured whenever its width changes. */
export function useEntryLayout(
  columns: readonly EntryColumn[] | undefined,
): [EntryLayout, RefCallback<HTMLElement>] {
  const [pixels, setPixels] = useState(0);
  const hasColumns = columns !== undefined;
  const measure = useCallback(
    (node: HTMLElement | null) => {
      if (!node || !hasColumns) return undefined;
      const read = () => setPixels(node.clientWidth);
      read();
      const observer = new ResizeObserver(read);
      observer.observe(node);
      return () => observer.disconnect();
    },
    [hasColumns],
  );
  return [columns ? layoutIn(pixels, columns, remPixels()) : 'table', measure];
}
