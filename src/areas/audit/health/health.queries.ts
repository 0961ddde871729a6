import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';

/** The smallest question there is, to measure how fast the answer comes. */
export async function askDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

export interface ActivityCount {
  today: number;
  activeUsers: number;
}

/** Entries of the trail since the day began and people at work, of one hospital. */
export async function countActivity(
  db: Db,
  tenantId: string,
  since: { today: string; active: string; now: string },
): Promise<ActivityCount> {
  const result = await sql<{ today: number; active_users: number }>`
    select
      (select count(*)::int from audit_entry
        where tenant_id = ${tenantId} and created_at >= ${since.today}) as today,
      (select count(distinct user_id)::int from user_session
        where tenant_id = ${tenantId} and ended_at is null and last_used_at >= ${since.active}
          and expires_at > ${since.now}) as active_users`.execute(db);
  const row = result.rows[0]!;
  return { today: row.today, activeUsers: row.active_users };
}

/** The same over all hospitals and their number; undefined unless the open tenant is the platform's own. */
export async function countPlatformActivity(db: Db, since: { today: string; active: string }) {
  const result = await sql<{
    total_events: number;
    today_events: number;
    active_users: number;
    active_tenants: number;
  }>`select * from count_platform_activity(${since.today}, ${since.active})`.execute(db);
  return result.rows[0];
}

/** Whether the client log holds anything, and how many errors came since an instant. */
export async function countClientErrors(db: Db, tenantId: string, since: string) {
  const result = await sql<{ is_empty: boolean; errors: number }>`
    select
      not exists (select 1 from client_log where tenant_id = ${tenantId}) as is_empty,
      (select count(*)::int from client_log
        where tenant_id = ${tenantId} and created_at >= ${since} and level = 'error') as errors`.execute(db);
  return { isEmpty: result.rows[0]!.is_empty, errors: result.rows[0]!.errors };
}

/** On which day the ledger was last compared with what it is about, and whether that found a disagreement. */
export async function selectLedgerState(db: Db, tenantId: string, startOf: (day: string) => string) {
  const checked = await db
    .selectFrom('daily_job')
    .select('last_day')
    .where('tenant_id', '=', tenantId)
    .where('name', 'in', [
      'analytics.check-figures',
      'billing.check-deposits',
      'billing.check-ledger',
      'referrals.check-payouts',
    ])
    .orderBy('last_day')
    .orderBy('name')
    .limit(1)
    .executeTakeFirst();
  if (!checked) return { lastDay: null, disagrees: false };
  const mismatch = await db
    .selectFrom('audit_entry')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('action', '=', 'LEDGER_MISMATCH')
    .where('created_at', '>=', startOf(checked.last_day))
    .limit(1)
    .executeTakeFirst();
  return { lastDay: checked.last_day, disagrees: mismatch !== undefined };
}
