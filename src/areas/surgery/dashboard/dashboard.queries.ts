import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { type CaseRow, withNames } from '../cases/case.queries.ts';
import { onTimeGraceMinutes } from './dashboard.rules.ts';

interface Span {
  /** First instant. */
  from: string;
  /** First instant after it. */
  before: string;
}

/** What takes place and starts within the span, by start. */
export function selectStarting(
  db: Db,
  tenantId: string,
  { from, before }: Span,
  limit: number,
): Promise<CaseRow[]> {
  return withNames(db, tenantId)
    .where('surgical_case.scheduled_start', '>=', from)
    .where('surgical_case.scheduled_start', '<', before)
    .where('surgical_case.status', 'in', ['scheduled', 'confirmed', 'in_progress', 'completed'])
    .orderBy('surgical_case.scheduled_start')
    .orderBy('surgical_case.id')
    .limit(limit)
    .execute();
}

/** What is counted of today and of what is still to come. */
export async function countDay(db: Db, tenantId: string, { from, before }: Span) {
  const { rows } = await sql<{
    today: number;
    in_progress: number;
    completed_today: number;
    without_diagnosis: number;
    in_maintenance: number;
  }>`select
      (select count(*)::int from surgical_case where tenant_id = ${tenantId}::uuid
        and scheduled_start >= ${from}::timestamptz and scheduled_start < ${before}::timestamptz
        and status in ('scheduled', 'confirmed', 'in_progress', 'completed')) as today,
      (select count(*)::int from surgical_case where tenant_id = ${tenantId}::uuid
        and status = 'in_progress') as in_progress,
      (select count(*)::int from surgical_case where tenant_id = ${tenantId}::uuid
        and scheduled_start >= ${from}::timestamptz and scheduled_start < ${before}::timestamptz
        and status = 'completed') as completed_today,
      (select count(*)::int from surgical_case where tenant_id = ${tenantId}::uuid
        and status in ('scheduled', 'confirmed') and coalesce(pre_op_diagnosis, '') = '') as without_diagnosis,
      (select count(*)::int from operating_theatre where tenant_id = ${tenantId}::uuid
        and is_active and status = 'maintenance') as in_maintenance`.execute(db);
  return rows[0]!;
}

/** How theatres were used: first cases of a theatre's day, those in time, days with operations, minutes of them. */
export async function measureUse(db: Db, tenantId: string, { from, before }: Span, timeZone: string) {
  const { rows } = await sql<{ first_cases: number; on_time: number; theatre_days: number; minutes: number }>`
    with done as (
      select theatre_id, (scheduled_start at time zone ${timeZone})::date as day, scheduled_start, actual_start,
        actual_minutes, row_number() over (
          partition by theatre_id, (scheduled_start at time zone ${timeZone})::date
          order by scheduled_start, id) as place
      from surgical_case
      where tenant_id = ${tenantId}::uuid and status = 'completed'
        and scheduled_start >= ${from}::timestamptz and scheduled_start < ${before}::timestamptz
    )
    select (count(*) filter (where place = 1))::int as first_cases,
      (count(*) filter (where place = 1 and actual_start <= scheduled_start
        + make_interval(mins => ${onTimeGraceMinutes}::int)))::int as on_time,
      (count(distinct (theatre_id, day)))::int as theatre_days,
      coalesce(sum(actual_minutes), 0)::int as minutes
    from done`.execute(db);
  return rows[0]!;
}
