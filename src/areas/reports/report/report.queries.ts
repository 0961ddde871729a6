import { sql } from 'kysely';
import { openSteps } from '#database/counting/open-steps.ts';
import type { DailyFigure } from '#database/daily-figures.ts';
import type { Db } from '#database/tables.ts';
import { type ReportRequest, rowsOf, type SourceRow, stepOfDay } from './report-source.ts';

/** The currency that the hospital's sums are kept in. */
export async function selectCurrency(db: Db, tenantId: string): Promise<string> {
  const { currency_code: code } = await db
    .selectFrom('tenant_settings')
    .select('currency_code')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return code;
}

/** Figures of days by day or month, open steps among them, each figure as the column that names it. */
export function selectSteps(
  request: ReportRequest,
  figures: Readonly<Record<string, DailyFigure>>,
): Promise<SourceRow[]> {
  const { db, tenantId, from, to } = request;
  const names = Object.values(figures);
  const columns = Object.entries(figures).map(
    ([column, name]) =>
      sql`coalesce(sum(value) filter (where name = ${name}), 0)::bigint as ${sql.ref(column)}`,
  );
  return rowsOf(
    db,
    sql`select ${stepOfDay('day', request)} as key, ${sql.join(columns)}
      from (
        select name, day, value from daily_figure
        where tenant_id = ${tenantId}::uuid and name = any (${names}::text[])
          and day between ${from}::date and ${to}::date
        union all
        select name, day, value from (${openSteps(tenantId)}) as open
        where name = any (${names}::text[]) and day between ${from}::date and ${to}::date
      ) as counted
      group by 1`,
  );
}

/** What the hospital is called. */
export async function selectHospitalName(db: Db, tenantId: string): Promise<string> {
  const { name } = await db
    .selectFrom('tenant_settings')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return name;
}
