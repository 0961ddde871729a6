/** The paper a document is laid out for: A4 sheets, or an 80 mm receipt roll of which 72 mm take ink. */
export type PrintPaper = 'a4' | 'thermal';

/** Whose document it is, as the hospital writes itself. */
export interface PrintHeader {
  organisation: string;
  address: string;
  contact: string;
}

export interface PrintField {
  label: string;
  /** Ready to read: dates and numbers are already formatted. Empty values are printed as a dash. */
  value: string;
  /** Takes the whole width on A4, for addresses and notes. */
  isWide?: boolean;
  isStrong?: boolean;
}

/** One part of a document, laid out by the paper it lands on. */
export type PrintBlock =
  | { kind: 'fields'; fields: readonly PrintField[] }
  | { kind: 'section'; title: string; blocks: readonly PrintBlock[] }
  | { kind: 'paragraph'; text: string }
  | { kind: 'checkboxes'; items: readonly string[] }
  /** Empty lines to sign on, with what stands beneath each. */
  | { kind: 'signatures'; labels: readonly string[] }
  | { kind: 'box'; tone: 'warning' | 'note'; title: string; lines: readonly string[] }
  /** Code 128 of `value` exactly as it is written. */
  | { kind: 'barcode'; value: string; caption: string };

/** What a document says, as plain data: preview, print and PDF are all made from this. */
export interface PrintDocument {
  title: string;
  header: PrintHeader;
  blocks: readonly PrintBlock[];
  footer?: string;
}
