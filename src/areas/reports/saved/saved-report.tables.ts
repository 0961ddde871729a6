import type { ColumnType } from 'kysely';
import type { Instant, JsonColumn, Table } from '#database/tables.ts';
import type { FilterId, ReportId } from '../report/report.contract.ts';
import type { SavedRange } from './saved-report.contract.ts';
import type { Every, ScheduleOutcome } from './saved-report.rules.ts';

declare module '#database/tables.ts' {
  interface Tables {
    saved_report: Table<'saved_report', SavedReportColumns>;
  }
}

/** A report with its range and filters, under a name; perhaps sent to its owner every week or month. */
interface SavedReportColumns {
  report: ReportId;
  range_word: SavedRange;
  filters: JsonColumn<Partial<Record<FilterId, string>>>;
  every: Every;
  /** Of the week, 1 to 7 from Monday; or of the month, up to 28. */
  day: number;
  /** On the hospital's clock. */
  at_time: string;
  /** When it is sent next; null without a schedule. */
  next_due_at: Instant | null;
  /** When it was due last, and what came of it. */
  last_at: Instant | null;
  last_outcome: ScheduleOutcome | null;
  created_at: ColumnType<Instant, Instant, never>;
}
