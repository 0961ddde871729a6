import type { Report, ReportId, ReportRow } from './report.contract.ts';

/** Where the rows behind a number are listed. */
export interface ReportLink {
  to: string;
  search: Readonly<Record<string, string>>;
}

export interface ReportChart {
  table: string;
  kind: 'line' | 'column' | 'rank';
  /** One or two columns of the same unit. */
  columns: readonly string[];
}

/**
 * How a report is shown. Its texts go by name: `title`, `lead`; `figure_x` with `means_x`; `table_x` with `axis_x`
 * for what its rows are, unless they are days; `column_x`; and `key_table_word` for rows that are words.
 */
export interface ShownReport {
  id: ReportId;
  say: (key: string) => string;
  charts: readonly ReportChart[];
  figureLinks?: Readonly<Record<string, (report: Report) => ReportLink>>;
  /** Undefined for a row that no list shows. */
  rowLinks?: Readonly<Record<string, (row: ReportRow, report: Report) => ReportLink | undefined>>;
}
