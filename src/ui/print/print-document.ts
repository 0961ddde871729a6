import type { PrintChart } from './print-chart.ts';

/** The paper a document is laid out for: A4 and A5 sheets, or an 80 mm receipt roll of which 72 mm take ink. */
export type PrintPaper = 'a4' | 'a5' | 'thermal';

/** Whose document it is, as the hospital writes itself. */
export interface PrintHeader {
  organisation: string;
  address: string;
  contact: string;
  logo?: PrintLogo | undefined;
}

/** The picture at the head of a page. */
export interface PrintLogo {
  /** PNG or JPEG as a data URL, so that nothing is fetched. */
  address: string;
  /** Names the picture in place of its bytes. */
  version: string;
}

export interface PrintField {
  label: string;
  /** Ready to read: dates and numbers are already formatted. Empty values are printed as a dash. */
  value: string;
  /** Takes the whole width on A4, for addresses and notes. */
  isWide?: boolean;
  isStrong?: boolean;
}

export interface PrintColumn {
  label: string;
  /** Money and other numbers are aligned right. */
  align?: 'left' | 'center' | 'right';
  /** How much of the width it takes beside the others; 1 when silent. */
  share?: number;
}

export interface PrintRow {
  /** One a column, ready to read; empty ones stay empty. */
  cells: readonly string[];
  isStrong?: boolean;
  /** A line in small print beneath the row, across all columns. */
  note?: string;
}

export interface PrintTotal {
  label: string;
  value: string;
  isStrong?: boolean;
}

/**
 * A list with a heading that every page repeats. A roll has no room for many columns: from the third on,
 * the first cell gets a line of its own there, so let it say what the row is about.
 */
export interface PrintTable {
  kind: 'table';
  columns: readonly PrintColumn[];
  rows: readonly PrintRow[];
  /** Sums beneath the rows, at the right; they are never alone on a page. */
  totals?: readonly PrintTotal[];
  /** What follows at once and is never on a page without the last row: short things such as a signature. */
  closing?: readonly PrintBlock[];
}

/** One row of a grid. */
export interface PrintGridRow {
  /** What the row and those below it belong to; '' goes on with the one above. */
  group: string;
  label: string;
  /** 0 to 3: how far from normal the row is, printed as a number and as a shade; null for a plain row. */
  points: number | null;
  /** One a column; empty ones stay empty. */
  cells: readonly string[];
}

/** Many narrow columns, such as the sets of an observation chart; a roll shows the last few. */
export interface PrintGrid {
  kind: 'grid';
  /** The lines above each column. */
  heads: readonly (readonly string[])[];
  rows: readonly PrintGridRow[];
}

/** One part of a document, laid out by the paper it lands on. */
export type PrintBlock =
  | { kind: 'fields'; fields: readonly PrintField[] }
  | { kind: 'section'; title: string; blocks: readonly PrintBlock[] }
  | { kind: 'paragraph'; text: string }
  | { kind: 'checkboxes'; items: readonly string[] }
  /** Empty lines to sign on, with the words beneath each. */
  | { kind: 'signatures'; labels: readonly string[] }
  /** One line drawn in a frame of this size, such as a signature, with the words beneath. */
  | { kind: 'drawing'; path: string; width: number; height: number; caption: string }
  | PrintChart
  | PrintTable
  | PrintGrid
  | { kind: 'box'; tone: 'warning' | 'note'; title: string; lines: readonly string[] }
  /** A QR code of `value`, for phones, with what it is for beside it, and who signs beside both on a wide paper. */
  | { kind: 'qr'; value: string; caption: string; signature?: string }
  /** Code 128 of `value` exactly as it is written. */
  | { kind: 'barcode'; value: string; caption: string };

/** What a document says, as plain data: preview, print and PDF are all made from this. */
export interface PrintDocument {
  title: string;
  header: PrintHeader;
  blocks: readonly PrintBlock[];
  footer?: string;
  /**
   * Whose paper it is and which, such as a name, the number of the patient and that of the invoice: at the foot of
   * each page before its number, so that no page is taken for another's. Empty ones are left out.
   */
  pageOf: readonly string[];
  /** Sheets are printed on their side, for tables with many columns; a roll stays as it is. */
  isLandscape?: boolean;
}
