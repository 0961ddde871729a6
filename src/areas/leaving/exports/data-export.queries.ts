import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import { identifiedRows } from '#database/versioned-rows.ts';
import '../leaving.tables.ts';

export type DataExportRow = Selectable<Tables['data_export']>;

export const dataExportRows = identifiedRows('data_export');

const mostListed = 20;

/** The last ones with who asked for each, the newest first. */
export function selectDataExports(db: Db, tenantId: string) {
  return db
    .selectFrom('data_export')
    .innerJoin('user_account', (join) =>
      join.on('user_account.tenant_id', '=', tenantId).onRef('user_account.id', '=', 'data_export.asked_by'),
    )
    .selectAll('data_export')
    .select(sql<string>`user_account.first_name || ' ' || user_account.last_name`.as('asked_by_name'))
    .where('data_export.tenant_id', '=', tenantId)
    .orderBy('data_export.asked_at', 'desc')
    .orderBy('data_export.id', 'desc')
    .limit(mostListed)
    .execute();
}

/** A second one that is not made yet breaks the index `data_export_one_open`. */
export async function insertDataExport(db: Db, row: Insertable<Tables['data_export']>): Promise<void> {
  await db.insertInto('data_export').values(row).execute();
}

/** Begins the export that waits; undefined where none does, or another process was first. */
export function claimExport(db: Db, tenantId: string, at: string): Promise<DataExportRow | undefined> {
  return db
    .updateTable('data_export')
    .set({ status: 'running', seen_at: at })
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
}

/** Changes an export that is being made; false where it was given up meanwhile. */
export async function writeRunning(
  db: Db,
  { tenantId, id }: { tenantId: string; id: string },
  values: Updateable<Tables['data_export']>,
): Promise<boolean> {
  const result = await db
    .updateTable('data_export')
    .set(values)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** True where one waits, was broken off, or can no longer be downloaded. */
export async function hasExportsToSettle(
  db: Db,
  tenantId: string,
  { now, silentSince }: { now: string; silentSince: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('data_export')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where((either) =>
      either.or([
        either('status', '=', 'waiting'),
        either.and([either('status', '=', 'running'), either('seen_at', '<', silentSince)]),
        either.and([either('status', '=', 'ready'), either('expires_at', '<=', now)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives up what nobody works on any more; returns the ids. */
export async function failSilent(
  db: Db,
  tenantId: string,
  { now, silentSince }: { now: string; silentSince: string },
): Promise<string[]> {
  const rows = await db
    .updateTable('data_export')
    .set({ status: 'failed', finished_at: now })
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'running')
    .where('seen_at', '<', silentSince)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those that can no longer be downloaded, with what the file store calls them. */
export function selectExpired(db: Db, tenantId: string, now: string) {
  return db
    .selectFrom('data_export')
    .select(['id', 'stored_as'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'ready')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(mostListed)
    .execute();
}

/** Notes that an archive is gone. */
export async function expireExport(db: Db, tenantId: string, id: string): Promise<void> {
  await db
    .updateTable('data_export')
    .set({ status: 'expired', stored_as: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', 'ready')
    .executeTakeFirst();
}

/** True while an archive can be downloaded. */
export async function hasReadyExport(db: Db, tenantId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('data_export')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'ready')
    .where('expires_at', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many exports have a file, or get one. */
export async function countKeptExports(db: Db, tenantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('data_export')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', ['waiting', 'running', 'ready'])
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives up all exports of a hospital that is deleted; whoever makes them removes the files: how many, and their bytes. */
export async function dropExports(
  db: Db,
  tenantId: string,
  at: string,
): Promise<{ count: number; bytes: number }> {
  await db
    .updateTable('data_export')
    .set({ status: 'failed', finished_at: at })
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', ['waiting', 'running'])
    .execute();
  const dropped = await db
    .updateTable('data_export')
    .set({ expires_at: at })
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'ready')
    .returning('bytes')
    .execute();
  const bytes = dropped.reduce((sum, row) => sum + (row.bytes ?? 0), 0);
  return { count: dropped.length, bytes };
}
