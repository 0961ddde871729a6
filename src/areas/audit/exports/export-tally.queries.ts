import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import './export-tally.tables.ts';

/** One page of rows that somebody took away. */
export interface ExportedPage {
  userId: string;
  call: string;
  rows: number;
  at: string;
  /** A tally that was added to before this instant begins anew. */
  pausedBefore: string;
}

/** Adds a page to the person's tally of the call and returns it; pages of one person wait for each other. */
export function addToTally(db: Db, tenantId: string, { userId, call, rows, at, pausedBefore }: ExportedPage) {
  const isOver = sql<boolean>`export_tally.last_at < ${pausedBefore}::timestamptz`;
  return db
    .insertInto('export_tally')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      call,
      since: at,
      last_at: at,
      rows,
      notice_ids: [],
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'call']).doUpdateSet({
        since: sql`case when ${isOver} then excluded.since else export_tally.since end`,
        rows: sql`case when ${isOver} then 0 else export_tally.rows end + excluded.rows`,
        notice_ids: sql`case when ${isOver} then excluded.notice_ids else export_tally.notice_ids end`,
        last_at: sql`excluded.last_at`,
      }),
    )
    .returning(['rows', 'since', 'notice_ids'])
    .executeTakeFirstOrThrow();
}

/** Keeps which notifications tell of a tally. */
export async function keepNotices(
  db: Db,
  tenantId: string,
  { userId, call }: Pick<ExportedPage, 'userId' | 'call'>,
  noticeIds: readonly string[],
): Promise<void> {
  await db
    .updateTable('export_tally')
    .set({ notice_ids: [...noticeIds] })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('call', '=', call)
    .execute();
}

/** How many rows of one export are told to the administrators once there are more. */
export async function selectLargeExport(db: Db, tenantId: string): Promise<number> {
  const settings = await db
    .selectFrom('tenant_settings')
    .select('large_export_rows')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return settings.large_export_rows;
}
