import type { Db } from '#database/tables.ts';
import { identifiedRows, type RowOf } from '#database/versioned-rows.ts';
import '../platform.tables.ts';
import type { FileKind } from './file.rules.ts';

export type FileRow = RowOf<'application_file'>;

export const fileRows = identifiedRows('application_file');

export async function insertFile(db: Db, row: FileRow): Promise<void> {
  await db.insertInto('application_file').values(row).execute();
}

/** The files of an application, as it was submitted first, replaced ones among them. */
export function selectFiles(db: Db, tenantId: string, applicationId: string): Promise<FileRow[]> {
  return db
    .selectFrom('application_file')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('application_id', '=', applicationId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Gives a file that nobody has handed in yet to an application; false when there is none of this secret and kind. */
export async function claimFile(
  db: Db,
  tenantId: string,
  applicationId: string,
  { kind, tokenHash, since }: { kind: FileKind; tokenHash: string; since: string },
): Promise<boolean> {
  const result = await db
    .updateTable('application_file')
    .set({ application_id: applicationId })
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('application_id', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Notes that the file of a kind is replaced by another one; both stay. */
export async function replaceFile(
  db: Db,
  tenantId: string,
  applicationId: string,
  kind: FileKind,
  at: string,
): Promise<void> {
  await db
    .updateTable('application_file')
    .set({ replaced_at: at })
    .where('tenant_id', '=', tenantId)
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .where('replaced_at', 'is', null)
    .execute();
}

/** A few files that nobody has handed in before an instant, the oldest first. */
export function selectForgottenFiles(db: Db, tenantId: string, before: string, limit: number) {
  return db
    .selectFrom('application_file')
    .select(['id', 'stored_as'])
    .where('tenant_id', '=', tenantId)
    .where('application_id', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Forgets a file that nobody has handed in; false when somebody has by now. */
export async function deleteForgottenFile(db: Db, tenantId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('application_file')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('application_id', 'is', null)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
