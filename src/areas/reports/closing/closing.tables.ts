import type { Generated } from 'kysely';
import type { Instant, Json, JsonColumn, PlainDate } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    month_closing: MonthClosingTable;
  }
}

/** A month whose books were closed; the database dates no money into it until it is opened again. */
interface MonthClosingTable {
  tenant_id: string;
  id: string;
  /** The first day of the month. */
  month: PlainDate;
  /** The first instant of the month in the hospital's zone, and that of the next. */
  starts_at: Instant;
  ends_at: Instant;
  /** The figures of the financial report as they were then, by name. */
  figures: JsonColumn<Json>;
  /** The columns of the day book by day. */
  days: JsonColumn<Json>;
  closed_by: string;
  closed_at: Instant;
  reopened_by: Generated<string | null>;
  reopened_at: Generated<Instant | null>;
  reopen_reason: Generated<string | null>;
}
