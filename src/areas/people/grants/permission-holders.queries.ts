import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import '../people.tables.ts';

/** The maximum number of people who are found; a hospital has fewer who are responsible for one thing. */
const maxHolders = 200;

function activeHolders(db: Db, tenantId: string, permission: Permission) {
  const holders = db
    .selectFrom('user_role')
    .innerJoin('role', (join) =>
      join.onRef('role.id', '=', 'user_role.role_id').on('role.tenant_id', '=', tenantId),
    )
    .select('user_role.user_id')
    .where('user_role.tenant_id', '=', tenantId)
    .where('role.is_active', '=', true)
    .where(sql<boolean>`(role.is_administrator or ${permission}::text = any (role.permissions))`);
  // As an array it is found once, whatever the planner thinks of the sizes, and not again for each account.
  return db
    .selectFrom('user_account as account')
    .select(['account.id', 'account.first_name', 'account.last_name'])
    .where('account.tenant_id', '=', tenantId)
    .where('account.status', '=', 'active')
    .where('account.id', '=', sql<string>`any(array(${holders}))`);
}

export function selectHolders(db: Db, tenantId: string, permission: Permission) {
  return activeHolders(db, tenantId, permission).orderBy('account.id').limit(maxHolders).execute();
}

/** One of them, with what proves who they are. */
export function selectHolder(db: Db, tenantId: string, permission: Permission, userId: string) {
  return activeHolders(db, tenantId, permission)
    .select(['account.password_hash', 'account.is_sample'])
    .where('account.id', '=', userId)
    .executeTakeFirst();
}

/** Those whose names hold all the words, by name; everybody without a word. */
export function searchHolders(
  db: Db,
  tenantId: string,
  permission: Permission,
  { words, limit }: { words: readonly string[]; limit: number },
) {
  const matches = words.map((word) => sql<boolean>`strpos(account.sort_name, ${word}::text) > 0`);
  return activeHolders(db, tenantId, permission)
    .where((where) => where.and(matches))
    .orderBy('account.sort_name')
    .orderBy('account.id')
    .limit(limit)
    .execute();
}

/** The roles of the active people among these, one row for each role that counts. */
export function selectRolesOf(db: Db, tenantId: string, userIds: readonly string[]) {
  return db
    .selectFrom('user_account as account')
    .innerJoin('user_role as held', (join) =>
      join.on('held.tenant_id', '=', tenantId).onRef('held.user_id', '=', 'account.id'),
    )
    .innerJoin('role', (join) =>
      join.on('role.tenant_id', '=', tenantId).onRef('role.id', '=', 'held.role_id'),
    )
    .select(['account.id', 'role.permissions', 'role.is_administrator'])
    .where('account.tenant_id', '=', tenantId)
    .where('account.id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('account.status', '=', 'active')
    .where('role.is_active', '=', true)
    .orderBy('account.id')
    .orderBy('role.id')
    .execute();
}

export function selectName(db: Db, tenantId: string, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['first_name', 'last_name', 'registration_number'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirst();
}
