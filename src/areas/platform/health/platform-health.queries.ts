import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../platform.tables.ts';

/** How large the database is, and how many of its connections are in use. */
export async function selectDatabaseState(db: Db) {
  const { rows } = await sql<{ bytes: number; connections: number; most: number }>`
    select pg_database_size(current_database()) as bytes,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as most`.execute(db);
  return rows[0]!;
}

export interface CountedHealth {
  waiting: number;
  failed: number;
  unknown: number;
  oldest_message_at: string | null;
  jobs_failed: number;
  job_failed_at: string | null;
  behind: number;
  unsealed: number;
  seal_lag_seconds: number;
  counted_at: string | null;
}

/**
 * What was counted in all hospitals. Behind are those whose daily jobs were last done before a day although somebody
 * worked there since; where nothing happens they are done once a week.
 */
export async function sumCountedHealth(
  db: Db,
  tenantId: string,
  behindBefore: string,
): Promise<CountedHealth> {
  const { rows } = await sql<CountedHealth>`
    select coalesce(sum(messages_waiting), 0)::int as waiting, coalesce(sum(messages_failed), 0)::int as failed,
      coalesce(sum(messages_unknown), 0)::int as unknown, min(oldest_message_at) as oldest_message_at,
      coalesce(sum(jobs_failed), 0)::int as jobs_failed, min(job_failed_at) as job_failed_at,
      count(*) filter (where last_job_day < ${behindBefore}::date - 8 or (last_job_day < ${behindBefore}::date
        and last_activity_at >= (last_job_day + 1)::timestamp at time zone 'UTC'))::int as behind,
      coalesce(sum(entries_unsealed), 0)::int as unsealed,
      coalesce(max(extract(epoch from counted_at - oldest_unsealed_at)), 0)::int as seal_lag_seconds,
      min(counted_at) as counted_at
    from client_count where tenant_id = ${tenantId}::uuid`.execute(db);
  return rows[0]!;
}

/** How much the files of the store hold in all. */
export async function sumFileBytes(db: Db, tenantId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes from application_file
    where tenant_id = ${tenantId}::uuid`.execute(db);
  return rows[0]!.bytes;
}
