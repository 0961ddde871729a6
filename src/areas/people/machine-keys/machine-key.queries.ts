import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../people.tables.ts';

/** A key of this hash that was not revoked and is not over, with what its hospital has set. */
export function selectKeyByHash(db: Db, tenantId: string, hash: string, at: string) {
  return db
    .selectFrom('machine_key as machine')
    .innerJoin('tenant', 'tenant.id', 'machine.tenant_id')
    .innerJoin('tenant_settings as settings', (join) => join.on('settings.tenant_id', '=', tenantId))
    .innerJoin('user_account as answering', (join) =>
      join.on('answering.tenant_id', '=', tenantId).onRef('answering.id', '=', 'machine.answered_by'),
    )
    .select([
      'machine.id',
      'machine.account_id',
      'machine.name',
      'machine.scopes',
      'machine.answered_by',
      'machine.last_used_at',
      'answering.is_sample',
      'tenant.slug',
      'settings.modules',
      'settings.time_zone',
    ])
    .where('machine.tenant_id', '=', tenantId)
    .where('machine.key_hash', '=', hash)
    .where('machine.revoked_at', 'is', null)
    .where('machine.expires_at', '>', at)
    .where('tenant.status', '<>', 'suspended')
    .executeTakeFirst();
}

export type FoundKeyRow = NonNullable<Awaited<ReturnType<typeof selectKeyByHash>>>;

export async function touchKey(db: Db, tenantId: string, id: string, at: string): Promise<void> {
  await db
    .updateTable('machine_key')
    .set({ last_used_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

function keys(db: Db, tenantId: string) {
  return db
    .selectFrom('machine_key as machine')
    .innerJoin('user_account as answering', (join) =>
      join.on('answering.tenant_id', '=', tenantId).onRef('answering.id', '=', 'machine.answered_by'),
    )
    .select([
      'machine.id',
      'machine.account_id',
      'machine.name',
      'machine.scopes',
      'machine.ending',
      'machine.answered_by',
      'machine.created_at',
      'machine.expires_at',
      'machine.last_used_at',
      'machine.revoked_at',
      'answering.first_name',
      'answering.last_name',
      'answering.status',
    ])
    .where('machine.tenant_id', '=', tenantId);
}

/** Those that work first, each kind with the newest first. */
export function selectKeys(db: Db, tenantId: string, at: string, limit: number) {
  return keys(db, tenantId)
    .orderBy(sql`(machine.revoked_at is null and machine.expires_at > ${at}::timestamptz)`, 'desc')
    .orderBy('machine.created_at', 'desc')
    .orderBy('machine.id', 'desc')
    .limit(limit)
    .execute();
}

export function selectKey(db: Db, tenantId: string, id: string) {
  return keys(db, tenantId).where('machine.id', '=', id).executeTakeFirst();
}

export type MachineKeyRow = NonNullable<Awaited<ReturnType<typeof selectKey>>>;

/** The names, in lower case, of the keys that were not revoked; those that are over keep their name until then. */
export async function selectOpenNames(db: Db, tenantId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('machine_key')
    .select(sql<string>`lower(name)`.as('name'))
    .where('tenant_id', '=', tenantId)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map(({ name }) => name);
}

export async function insertKey(
  db: Db,
  row: {
    tenant_id: string;
    id: string;
    account_id: string;
    name: string;
    scopes: string[];
    key_hash: string;
    ending: string;
    made_by: string;
    answered_by: string;
    created_at: string;
    expires_at: string;
  },
): Promise<void> {
  await db.insertInto('machine_key').values(row).execute();
}

/**
 * The account in whose name a key writes. It was removed before it began: records and the trail show its name, and no
 * list of people, no sign-in and no count of a plan knows it.
 */
export async function insertKeyAccount(
  db: Db,
  { tenantId, id, name, at }: { tenantId: string; id: string; name: string; at: string },
): Promise<void> {
  const email = `${id}@key.invalid`;
  await db
    .insertInto('user_account')
    .values({
      ...{ tenant_id: tenantId, id, email, email_key: email, first_name: 'Key:', last_name: name },
      ...{ phone: null, status: 'inactive', password_hash: null, last_login_at: null },
      ...{ removed_at: at, created_at: at, updated_at: at },
    })
    .execute();
}

/** False when it was revoked already. */
export async function revokeKey(
  db: Db,
  key: { tenantId: string; id: string; by: string; at: string },
): Promise<boolean> {
  const result = await db
    .updateTable('machine_key')
    .set({ revoked_at: key.at, revoked_by: key.by })
    .where('tenant_id', '=', key.tenantId)
    .where('id', '=', key.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function setAnswering(db: Db, tenantId: string, id: string, userId: string): Promise<void> {
  await db
    .updateTable('machine_key')
    .set({ answered_by: userId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
