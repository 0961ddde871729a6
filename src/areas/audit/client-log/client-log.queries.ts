import { sql } from 'kysely';
import { pageOf } from '#database/lists/select-page.ts';
import type { Db, Instant, Tables } from '#database/tables.ts';
import { maxTaken, type Taken } from './client-log.rules.ts';
import './client-log.tables.ts';

export interface ClientLogRow {
  id: string;
  created_at: Instant;
  level: Tables['client_log']['level'];
  message: string;
  user_id: string | null;
  context: unknown;
  first_name: string | null;
  last_name: string | null;
}

/**
 * Lets one report of a hospital after the other count and store, until the end of its transaction; false while another
 * report of the same person is being stored, so that no crowd of them waits here.
 */
export async function takeTurn(db: Db, tenantId: string, userId: string): Promise<boolean> {
  const person = `client-log:${tenantId}:${userId}`;
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${person}, 0)) as held`.execute(db);
  if (!rows[0]?.held) return false;
  await sql`select pg_advisory_xact_lock(hashtextextended(${'client-log:' + tenantId}, 0))`.execute(db);
  return true;
}

/** How many entries were taken lately; more than the newest are never needed to see that a limit is reached. */
export async function countTaken(db: Db, tenantId: string, userId: string, now: Date): Promise<Taken> {
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const newest = db
    .selectFrom('client_log')
    .select(['user_id', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id', 'desc')
    .limit(maxTaken.fromHospitalInHour);
  const minute = sql`created_at > ${since(60_000)}`;
  const hour = sql`created_at > ${since(3_600_000)}`;
  const own = sql`user_id = ${userId}`;
  return db
    .selectFrom(newest.as('entry'))
    .select([
      sql<number>`(count(*) filter (where ${own} and ${minute}))::int`.as('inMinute'),
      sql<number>`(count(*) filter (where ${own} and ${hour}))::int`.as('inHour'),
      sql<number>`(count(*) filter (where ${hour}))::int`.as('fromHospitalInHour'),
    ])
    .executeTakeFirstOrThrow();
}

export async function insertClientLog(
  db: Db,
  rows: (Omit<Tables['client_log'], 'context'> & { context: string })[],
): Promise<void> {
  await db.insertInto('client_log').values(rows).execute();
}

/** Removes all but the newest entries of a hospital. */
export async function trimClientLog(db: Db, tenantId: string, kept: number): Promise<void> {
  await sql`
    delete from client_log where tenant_id = ${tenantId} and id <= (
      select id from client_log where tenant_id = ${tenantId} order by id desc offset ${kept} limit 1
    )`.execute(db);
}

/** Entries newest first; one row more than the limit. */
export function selectClientLog(
  db: Db,
  tenantId: string,
  request: {
    level?: Tables['client_log']['level'] | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<ClientLogRow[]> {
  let entries = db.selectFrom('client_log').selectAll().where('tenant_id', '=', tenantId);
  if (request.level) entries = entries.where('level', '=', request.level);
  return db
    .selectFrom(pageOf(entries, request, { id: 'uuid' }, 'desc').as('entry'))
    .leftJoin('user_account as account', (join) =>
      join.on('account.tenant_id', '=', tenantId).onRef('account.id', '=', 'entry.user_id'),
    )
    .select([
      'entry.id',
      'entry.created_at',
      'entry.level',
      'entry.message',
      'entry.user_id',
      'entry.context',
      'account.first_name',
      'account.last_name',
    ])
    .orderBy('entry.id', 'desc')
    .execute();
}
