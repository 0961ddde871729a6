import { type Insertable, sql } from 'kysely';
import { readPage } from '#database/lists/select-page.ts';
import type { Db, Tables } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import '../notification.tables.ts';

export type NotificationRow = RowOf<'notification'>;

/** The maximum that is counted: nobody reads a higher number on the bell. */
export const maxCounted = 100;

export function selectNotifications(
  db: Db,
  tenantId: string,
  userId: string,
  page: { cursor?: string | undefined; limit: number },
): Promise<Page<NotificationRow>> {
  const query = db
    .selectFrom('notification')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId);
  return readPage(query, page, { id: 'uuid' }, 'desc');
}

export async function countUnreadRows(db: Db, tenantId: string, userId: string): Promise<number> {
  const unread = db
    .selectFrom('notification')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('read', '=', false)
    .limit(maxCounted);
  const row = await db
    .selectFrom(unread.as('unread'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertNotifications(
  db: Db,
  rows: readonly Insertable<Tables['notification']>[],
): Promise<void> {
  await db.insertInto('notification').values(rows).execute();
}

/** Returns whose they are. */
export async function rewriteNotifications(
  db: Db,
  tenantId: string,
  ids: readonly string[],
  said: { code: string; facts: string },
): Promise<string[]> {
  const rows = await db
    .updateTable('notification')
    .set({ ...said, read: false })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .returning('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

export async function markRowsRead(
  db: Db,
  tenantId: string,
  userId: string,
  ids: 'all' | string[],
): Promise<number> {
  let update = db
    .updateTable('notification')
    .set({ read: true })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('read', '=', false);
  if (ids !== 'all') update = update.where('id', '=', sql<string>`any(${ids}::uuid[])`);
  const result = await update.executeTakeFirst();
  return Number(result.numUpdatedRows);
}
