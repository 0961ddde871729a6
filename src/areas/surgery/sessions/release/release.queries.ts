import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../session.tables.ts';

export const releaseRows = versionedRows('theatre_session_release');

type StoredRelease = RowOf<'theatre_session_release'>;

/** What the hospital has chosen; undefined before it has. */
export function selectRelease(db: Db, tenantId: string): Promise<StoredRelease | undefined> {
  return db
    .selectFrom('theatre_session_release')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
}

export async function insertRelease(db: Db, row: StoredRelease): Promise<void> {
  await db.insertInto('theatre_session_release').values(row).execute();
}
