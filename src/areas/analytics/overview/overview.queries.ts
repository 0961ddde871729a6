import { sql } from 'kysely';
import { openSteps } from '#database/counting/open-steps.ts';
import type { DailyFigure } from '#database/daily-figures.ts';
import type { Db, PlainDate } from '#database/tables.ts';

/** One figure of a day, or the sum of a month, which is named by its first day (YYYY-MM-DD). */
export interface SummedFigure {
  name: DailyFigure;
  span: PlainDate;
  is_month: boolean;
  value: number;
}

export interface FigureRequest {
  /** Figures that are wanted day by day, from the first day to today. */
  names: readonly DailyFigure[];
  fromDay: PlainDate;
  today: PlainDate;
  /** Those that are wanted by month as well, each from the first day of its first month. */
  months: readonly { name: DailyFigure; from: PlainDate }[];
}

/**
 * Figures of single days up to today and of whole months up to this one, days to come included: an appointment of
 * next week is one of this month.
 */
export async function selectFigures(
  db: Db,
  tenantId: string,
  { names, fromDay, today, months }: FigureRequest,
): Promise<SummedFigure[]> {
  const { rows } = await sql<SummedFigure>`
    with open as materialized (
      select name, day, value from (${openSteps(tenantId)}) as step where day is not null
    )
    select name, span, is_month, sum(value)::bigint as value
    from (
      select name, day as span, false as is_month, value
      from daily_figure
      where tenant_id = ${tenantId}::uuid and name = any (${names}::text[])
        and day between ${fromDay}::date and ${today}::date
      union all
      select name, day, false, value
      from open
      where name = any (${names}::text[]) and day between ${fromDay}::date and ${today}::date
      union all
      select figure.name, date_trunc('month', figure.day::timestamp)::date, true, figure.value
      from unnest(${months.map(({ name }) => name)}::text[], ${months.map(({ from }) => from)}::date[])
        as wanted (name, first_day)
      join lateral (
        select name, day, value from daily_figure
        where daily_figure.tenant_id = ${tenantId}::uuid and daily_figure.name = wanted.name
        union all
        select name, day, value from open where open.name = wanted.name
      ) as figure on figure.day >= wanted.first_day
        and figure.day < (date_trunc('month', ${today}::date::timestamp) + interval '1 month')::date
    ) as summed
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** The referrers with the highest revenue, the highest first; those without any are left out. */
export function selectTopReferrers(db: Db, tenantId: string, limit: number) {
  return db
    .selectFrom('referrer')
    .select(['id', 'name', 'total_referrals', 'total_revenue_minor'])
    .where('tenant_id', '=', tenantId)
    .where('total_revenue_minor', '>', 0)
    .orderBy('total_revenue_minor', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Commission of all referrers that is not paid out yet, in minor units. */
export async function sumPendingCommission(db: Db, tenantId: string): Promise<number> {
  const row = await db
    .selectFrom('referrer')
    .select(sql<number>`coalesce(sum(pending_commission_minor), 0)::bigint`.as('sum'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row?.sum ?? 0;
}
