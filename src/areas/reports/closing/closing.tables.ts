import type { Instant, Json, JsonColumn, PlainDate, Table } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    month_closing: Table<'month_closing', MonthClosingColumns>;
  }
}

/** A month whose books were closed; the database dates no money into it until it is opened again. */
interface MonthClosingColumns {
  /** The first day of the month. */
  month: PlainDate;
  /** The first instant of the month in the hospital's zone, and that of the next. */
  starts_at: Instant;
  /** The figures of the financial report as they were then, by name. */
  figures: JsonColumn<Json>;
  /** The columns of the day book by day. */
  days: JsonColumn<Json>;
}
