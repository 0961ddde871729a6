import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { versionedRows } from '#database/versioned-rows.ts';
import '../people.tables.ts';

const columns = [
  'account.id',
  'account.email',
  'account.first_name',
  'account.last_name',
  'account.phone',
  'account.registration_number',
  'account.status',
  'account.sort_name',
  'account.last_login_at',
  'account.created_at',
  'account.updated_at',
  'account.version',
] as const;

interface HeldRoleRow {
  id: string;
  name: string;
  is_system: boolean;
  is_administrator: boolean;
  permissions: string[];
}

/**
 * The roles of the account of a query. Inactive ones count as well: whoever may activate a person must hold what
 * could come back.
 */
export function rolesOfAccount(tenantId: string) {
  return sql<HeldRoleRow[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', role.id, 'name', role.name, 'is_system', role.is_system,
      'is_administrator', role.is_administrator, 'permissions', role.permissions) order by role.name)
    from user_role join role on role.tenant_id = ${tenantId}::uuid and role.id = user_role.role_id
    where user_role.tenant_id = ${tenantId}::uuid and user_role.user_id = account.id
  ), '[]'::jsonb)`.as('roles');
}

const hasPassword = sql<boolean>`account.password_hash is not null`.as('has_password');

const hasSecondFactor = sql<boolean>`account.two_factor_confirmed_at is not null`.as('has_second_factor');

/** What administrators see of an account. */
export function userSelection(tenantId: string) {
  return [...columns, rolesOfAccount(tenantId), hasPassword, hasSecondFactor] as const;
}

export const accountRows = versionedRows('user_account');

/** The accounts of a hospital that are not deleted. */
export function accounts(db: Db, tenantId: string) {
  return db
    .selectFrom('user_account as account')
    .where('account.tenant_id', '=', tenantId)
    .where('account.removed_at', 'is', null);
}

export function selectUser(db: Db, tenantId: string, id: string) {
  return accounts(db, tenantId)
    .select(userSelection(tenantId))
    .where('account.id', '=', id)
    .executeTakeFirst();
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof selectUser>>>;

/** The accounts with these addresses, in no order. */
export function selectUsersByEmail(
  db: Db,
  tenantId: string,
  emailKeys: readonly string[],
): Promise<UserRow[]> {
  return accounts(db, tenantId)
    .select(userSelection(tenantId))
    .where('account.email_key', '=', sql<string>`any(${emailKeys}::text[])`)
    .execute();
}

/** Adds an account; false when another one of the hospital has the address. */
export async function insertUser(
  db: Db,
  row: {
    tenant_id: string;
    id: string;
    email: string;
    email_key: string;
    first_name: string;
    last_name: string;
    phone: string | null;
    /** Left out where nobody wrote one down. */
    registration_number?: string | null;
    status: 'active' | 'inactive';
    created_at: string;
    updated_at: string;
  },
): Promise<boolean> {
  const inserted = await db
    .insertInto('user_account')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'email_key']).where('removed_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The active roles among the ids, with what they grant. */
export async function selectRoles(db: Db, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('role')
    .select(['permissions', 'is_administrator'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('is_active', '=', true)
    .execute();
}

export async function insertUserRoles(
  db: Db,
  rows: readonly {
    tenant_id: string;
    user_id: string;
    role_id: string;
    /** Null where nobody of the hospital did. */
    assigned_by: string | null;
    created_at: string;
  }[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('user_role').values(rows).execute();
}

/** True when another account of the hospital has the address. */
export async function isEmailTaken(
  db: Db,
  tenantId: string,
  emailKey: string,
  ownId: string,
): Promise<boolean> {
  const other = await accounts(db, tenantId)
    .select('account.id')
    .where('account.email_key', '=', emailKey)
    .where('account.id', '<>', ownId)
    .executeTakeFirst();
  return other !== undefined;
}

/** True once somebody works here besides the first administrator. */
export async function hasColleagues(db: Db, tenantId: string): Promise<boolean> {
  const rows = await db
    .selectFrom('user_account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .limit(2)
    .execute();
  return rows.length > 1;
}
