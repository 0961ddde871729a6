import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { DayOfActs } from './client-count.queries.ts';

// All of this is asked inside a hospital, and only counts leave it.

/** How often what kind of thing was done from a day in UTC on: never to whom, by whom, or with what values. */
export async function countActs(db: Db, hospitalId: string, from: string): Promise<DayOfActs[]> {
  const { rows } = await sql<DayOfActs>`
    select (created_at at time zone 'UTC')::date as day, action, resource, count(*)::int as entries
    from audit_entry
    where tenant_id = ${hospitalId}::uuid and created_at >= ${`${from}T00:00:00.000Z`}::timestamptz
    group by 1, 2, 3
    order by 1, 2, 3`.execute(db);
  return rows;
}

/** Jobs of the hospital that failed since an instant and did not go well after, and on which day its daily jobs last ran. */
export async function selectJobState(db: Db, hospitalId: string, since: string) {
  const { rows } = await sql<{ failed: number; failed_at: string | null; last_day: string | null }>`
    select
      (select count(*)::int from job_failure
        where tenant_id = ${hospitalId}::uuid and failed_at >= ${since}::timestamptz) as failed,
      (select min(failed_at) from job_failure
        where tenant_id = ${hospitalId}::uuid and failed_at >= ${since}::timestamptz) as failed_at,
      (select max(last_day) from daily_job where tenant_id = ${hospitalId}::uuid) as last_day`.execute(db);
  return rows[0]!;
}

/** When something was last written into the hospital's trail. */
export async function selectLastEntry(db: Db, hospitalId: string): Promise<string | null> {
  const { rows } = await sql<{ created_at: string }>`
    select created_at from audit_entry where tenant_id = ${hospitalId}::uuid
    order by created_at desc, id desc limit 1`.execute(db);
  return rows[0]?.created_at ?? null;
}
