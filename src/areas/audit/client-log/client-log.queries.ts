import { sql } from 'kysely';
import type { Db, Instant, Tables } from '#database/tables.ts';
import { maxInMinute } from './client-log.rules.ts';
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

/** How many of the hospital's newest entries came from a person since an instant; only the newest ten times `maxInMinute` are looked at. */
export async function countLately(db: Db, tenantId: string, userId: string, since: string): Promise<number> {
  const lately = db
    .selectFrom('client_log')
    .select(['user_id', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id', 'desc')
    .limit(maxInMinute * 10);
  const row = await db
    .selectFrom(lately.as('entry'))
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
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
    beforeId?: string | undefined;
    limit: number;
  },
): Promise<ClientLogRow[]> {
  const { level, beforeId, limit } = request;
  let page = db.selectFrom('client_log').selectAll().where('tenant_id', '=', tenantId);
  if (level) page = page.where('level', '=', level);
  if (beforeId) page = page.where('id', '<', beforeId);
  return db
    .selectFrom(
      page
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .as('entry'),
    )
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
