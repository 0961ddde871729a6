import { sql } from 'kysely';
import type { DailyFigure } from '#database/daily-figures.ts';
import type { Db } from '#database/tables.ts';

/** The sum of one figure on a day (YYYY-MM-DD) or in a month (YYYY-MM). */
export interface SummedFigure {
  name: DailyFigure;
  span: string;
  value: number;
}

export interface FigureSpans {
  /** First day and month (YYYY-MM) that are wanted one by one. */
  fromDay: string;
  fromMonth: string;
  today: string;
}

/**
 * Figures of single days up to today and of whole months up to this one, days to come included: an appointment of
 * next week is one of this month.
 */
export async function selectFigures(
  db: Db,
  tenantId: string,
  names: readonly DailyFigure[],
  { fromDay, fromMonth, today }: FigureSpans,
): Promise<SummedFigure[]> {
  const { rows } = await sql<SummedFigure>`
    select name, to_char(day, 'YYYY-MM-DD') as span, value
    from daily_figure
    where tenant_id = ${tenantId}::uuid and name = any (${names}::text[])
      and day between ${fromDay}::date and ${today}::date
    union all
    select name, to_char(day, 'YYYY-MM') as span, sum(value)::bigint as value
    from daily_figure
    where tenant_id = ${tenantId}::uuid and name = any (${names}::text[])
      and day >= ${`${fromMonth}-01`}::date
      and day < date_trunc('month', ${today}::date::timestamp) + interval '1 month'
    group by 1, 2`.execute(db);
  return rows;
}

/** Those with the highest revenue, the highest first; of none without any. */
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
