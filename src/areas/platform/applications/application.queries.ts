import type { Insertable } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../platform.tables.ts';

export type ApplicationRow = RowOf<'application'>;

export const applicationRows = versionedRows('application');

export async function insertApplication(db: Db, row: ApplicationRow): Promise<void> {
  await db.insertInto('application').values(row).execute();
}

export function selectApplicationByToken(
  db: Db,
  tenantId: string,
  tokenHash: string,
): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('application')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Stores of a new code what tells it again; false where the address is proven already. */
export async function setEmailCode(db: Db, tenantId: string, id: string, hash: string): Promise<boolean> {
  const row = await db
    .updateTable('application')
    .set({ email_code_hash: hash })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Applications that have the same name or the same administrator, and were not rejected; the newest first. */
export function selectSimilarApplications(
  db: Db,
  tenantId: string,
  { key, adminKey, exceptId }: { key: string; adminKey: string; exceptId: string | null },
) {
  let query = db
    .selectFrom('application')
    .select(['id', 'number', 'organization_name', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('status', '<>', 'rejected')
    .where((either) =>
      either.or([either('organization_key', '=', key), either('admin_email_key', '=', adminKey)]),
    );
  if (exceptId !== null) query = query.where('id', '<>', exceptId);
  return query.orderBy('submitted_at', 'desc').orderBy('id', 'desc').limit(10).execute();
}

/** Hospitals of the platform whose name is the same but for capitals. */
export function selectHospitalsNamed(db: Db, name: string) {
  return db
    .selectFrom('tenant')
    .select(['id', 'name'])
    .where('is_platform', '=', false)
    .where((row) => row(row.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .orderBy('id')
    .limit(10)
    .execute();
}

export async function insertMessage(db: Db, row: Insertable<Tables['application_message']>): Promise<void> {
  await db.insertInto('application_message').values(row).execute();
}

export function selectMessages(db: Db, tenantId: string, applicationId: string) {
  return db
    .selectFrom('application_message')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('application_id', '=', applicationId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute();
}
