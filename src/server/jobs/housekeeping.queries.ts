import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';

/** The most rows that one transaction of housekeeping removes: a longer one would hold up the writers beside it. */
export const maxRemovedAtOnce = 1000;

/** Removes answers kept for repeats from before an instant, at most so many; returns how many it removed. */
export async function deleteAnswers(db: Db, tenantId: string, before: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from idempotency_key
    where tenant_id = ${tenantId} and (user_id, key) in (
      select user_id, key from idempotency_key
      where tenant_id = ${tenantId} and created_at < ${before}::timestamptz
      order by created_at, user_id, key limit ${maxRemovedAtOnce})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Removes sessions that ended before an instant, at most so many; returns how many it removed. */
export async function deleteSessions(db: Db, tenantId: string, before: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from user_session
    where tenant_id = ${tenantId} and id in (
      select id from user_session
      where tenant_id = ${tenantId} and expires_at < ${before}::timestamptz
      order by expires_at, id limit ${maxRemovedAtOnce})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
