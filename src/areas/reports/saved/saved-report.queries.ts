import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import { decodeCursor } from '#kernel/page.ts';
import './saved-report.tables.ts';

export type SavedReportRow = RowOf<'saved_report'>;

export const savedReportRows = versionedRows('saved_report');

export interface ListedSavedReport extends SavedReportRow {
  owner_name: string;
}

/** What a person has saved and what others share, by name; one row more than the page. */
export async function selectSaved(
  db: Db,
  tenantId: string,
  { userId, cursor, limit }: { userId: string; cursor?: string | undefined; limit: number },
): Promise<ListedSavedReport[]> {
  const [name = null, id = null] = cursor ? decodeCursor(cursor, 2) : [];
  const { rows } = await sql<ListedSavedReport>`
    select saved.*, trim(owner.first_name || ' ' || owner.last_name) as owner_name
    from saved_report saved
    join user_account owner on owner.tenant_id = ${tenantId}::uuid and owner.id = saved.owner_id
    where saved.tenant_id = ${tenantId}::uuid and (saved.is_shared or saved.owner_id = ${userId}::uuid)
      and (${name}::text is null or (saved.name_key, saved.id) > (${name}::text collate "C", ${id}::uuid))
    order by saved.name_key, saved.id
    limit ${limit + 1}`.execute(db);
  return rows;
}

/** A report that this person has saved. */
export async function selectOwn(
  db: Db,
  tenantId: string,
  id: string,
  userId: string,
): Promise<ListedSavedReport | undefined> {
  const { rows } = await sql<ListedSavedReport>`
    select saved.*, trim(owner.first_name || ' ' || owner.last_name) as owner_name
    from saved_report saved
    join user_account owner on owner.tenant_id = ${tenantId}::uuid and owner.id = saved.owner_id
    where saved.tenant_id = ${tenantId}::uuid and saved.id = ${id}::uuid
      and saved.owner_id = ${userId}::uuid`.execute(db);
  return rows[0];
}

export async function insertSaved(
  db: Db,
  row: Omit<SavedReportRow, 'filters'> & { filters: string },
): Promise<void> {
  await db.insertInto('saved_report').values(row).execute();
}

export async function deleteSaved(db: Db, tenantId: string, id: string): Promise<void> {
  await db.deleteFrom('saved_report').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** True while a saved report is due. */
export async function isReportDue(db: Db, tenantId: string, now: string): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    select exists (select from saved_report
      where tenant_id = ${tenantId}::uuid and next_due_at <= ${now}::timestamptz) as is_due`.execute(db);
  return rows[0]!.is_due;
}

/** The saved report that has been due the longest and that nobody else is sending; locked. */
export function lockDue(db: Db, tenantId: string, now: string): Promise<SavedReportRow | undefined> {
  return db
    .selectFrom('saved_report')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('next_due_at', '<=', now)
    .orderBy('next_due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Notes what came of a report that was due, and when it is due next. The version stays: nobody changed it. */
export async function settleDue(
  db: Db,
  tenantId: string,
  id: string,
  settled: Pick<SavedReportRow, 'next_due_at' | 'last_at' | 'last_outcome'>,
): Promise<void> {
  await db
    .updateTable('saved_report')
    .set(settled)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
