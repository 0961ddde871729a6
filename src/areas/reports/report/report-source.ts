import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { PermissionDemand } from '#kernel/access/permissions.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import type { axes, Unit } from './report.contract.ts';
import type { DaySpan, Grain } from './report.rules.ts';

/** What a report reads: days, the instants that bound them, and what it is narrowed to. */
export interface ReportRequest extends DaySpan {
  readonly db: Db;
  readonly tenantId: string;
  /** The first instant of the first day, and of the day after the last. */
  readonly start: string;
  readonly end: string;
  readonly today: string;
  readonly timeZone: string;
  readonly grain: Grain;
  readonly doctorId: string | null;
  readonly specialty: string | null;
  readonly wardId: string | null;
  /** True for a reader with emr.sensitive, to whom nothing is folded. */
  readonly seesClosed: boolean;
}

export interface FigureDefinition {
  readonly unit: Unit;
  /** Who is told it; everybody who opens the report where it is left out. */
  readonly needs?: PermissionDemand;
  /** Known of this moment alone: it is compared with nothing. */
  readonly isNow?: true;
}

/** A share that is reckoned from two other columns: `per` times the first by the second. */
export interface RatioColumn {
  readonly unit: Unit;
  readonly ratio: readonly [part: string, whole: string, per: number];
  readonly needs?: PermissionDemand;
}

export type ColumnDefinition = Unit | { readonly unit: Unit; readonly needs: PermissionDemand } | RatioColumn;

/** A row as a statement returns it: `key`, `label`, and a number for each column. */
export type SourceRow = Readonly<Record<string, unknown>> & { readonly key: string };

export interface TableDefinition {
  readonly axis: (typeof axes)[number];
  /** Its rows name what somebody had: those of few people are one of all others (`foldedRows`). */
  readonly folds?: true;
  readonly needs?: PermissionDemand;
  readonly columns: Readonly<Record<string, ColumnDefinition>>;
  readonly read: (request: ReportRequest) => Promise<readonly SourceRow[]>;
}

/** One report as the server knows it; `x.words.ts` beside it says how it is shown. */
export interface ReportSource {
  readonly figures: Readonly<Record<string, FigureDefinition>>;
  /** Reads all figures of the days at once; what is left out counts 0. */
  readonly readFigures: (request: ReportRequest) => Promise<Readonly<Record<string, number | null>>>;
  readonly tables: Readonly<Record<string, TableDefinition>>;
}

/** Rows of a table by name; what comes after them is one row, so that the columns still add up. */
const mostNamedRows = sizeLimits.reportRows;

/** True for instants of the days asked for. */
export function within(column: string, { start, end }: ReportRequest): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} >= ${start}::timestamptz and ${sql.ref(column)} < ${end}::timestamptz)`;
}

/** The day or month of an instant in the hospital's zone, as the key of a table over time. */
export function stepOf(column: string, { timeZone, grain }: ReportRequest): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)} at time zone ${timeZone}, ${formatOf(grain)})`;
}

/** The same of a date of the hospital's calendar. */
export function stepOfDay(column: string, { grain }: ReportRequest): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)}, ${formatOf(grain)})`;
}

function formatOf(grain: Grain): string {
  return grain === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM';
}

/** Runs a statement that returns `key`, perhaps `label`, and numbers. */
export async function rowsOf(db: Db, statement: RawBuilder<unknown>): Promise<SourceRow[]> {
  const { rows } = await (statement as RawBuilder<SourceRow>).execute(db);
  return rows;
}

/** Runs a statement with one row of figures. */
export async function figuresOf(
  db: Db,
  statement: RawBuilder<unknown>,
): Promise<Record<string, number | null>> {
  const { rows } = await (statement as RawBuilder<Record<string, number | null>>).execute(db);
  return rows[0] ?? {};
}

/**
 * The rows of a grouped statement with the highest in a column, the highest first; all others are added up in the row
 * `rest`. Every named column is a sum.
 */
export async function topRows(
  db: Db,
  grouped: RawBuilder<unknown>,
  columns: readonly [string, ...string[]],
): Promise<SourceRow[]> {
  const sums = columns.map((column) => sql`sum(${sql.ref(column)})::bigint as ${sql.ref(column)}`);
  return rowsOf(
    db,
    sql`with grouped as (${grouped}), placed as (
        select grouped.*, row_number() over (order by ${sql.ref(columns[0])} desc, label, key) as place
        from grouped
      )
      select case when place <= ${mostNamedRows}::int then key else 'rest' end as key,
        case when place <= ${mostNamedRows}::int then label end as label, ${sql.join(sums)}
      from placed
      group by 1, 2
      order by min(place)`,
  );
}
