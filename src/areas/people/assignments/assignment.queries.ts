import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import '../people.tables.ts';

export interface HolderRow {
  id: string;
  first_name: string;
  last_name: string;
  sort_name: string;
  email: string;
  status: 'active' | 'inactive';
  roles: { id: string; name: string; isSystem: boolean }[];
}

function holdersOf(db: Db, tenantId: string) {
  const rolesOfAccount = sql<HolderRow['roles']>`coalesce((
    select jsonb_agg(jsonb_build_object('id', role.id, 'name', role.name, 'isSystem', role.is_system)
      order by lower(role.name), role.id)
    from user_role join role on role.tenant_id = ${tenantId}::uuid and role.id = user_role.role_id
    where user_role.tenant_id = ${tenantId}::uuid and user_role.user_id = account.id
  ), '[]'::jsonb)`.as('roles');
  return db
    .selectFrom('user_account as account')
    .select(['account.id', 'account.first_name', 'account.last_name', 'account.email', 'account.status'])
    .select(['account.sort_name', rolesOfAccount])
    .where('account.tenant_id', '=', tenantId)
    .where('account.removed_at', 'is', null);
}

/** People by name whose name or e-mail contains every word; one row more than the limit. */
export function selectHolders(
  db: Db,
  tenantId: string,
  page: { words: readonly string[]; cursor: string | undefined; limit: number },
): Promise<HolderRow[]> {
  let query = holdersOf(db, tenantId);
  for (const word of page.words) {
    query = query.where(sql<boolean>`position(${word}::text in sort_name || ' ' || email_key) > 0`);
  }
  return selectPage(query, page, { sort_name: 'text', id: 'uuid' });
}

export function selectHolder(db: Db, tenantId: string, userId: string): Promise<HolderRow | undefined> {
  return holdersOf(db, tenantId).where('account.id', '=', userId).executeTakeFirst();
}

/** False when the person holds the role already. */
export async function insertHolding(
  db: Db,
  holding: { tenant_id: string; user_id: string; role_id: string; assigned_by: string; created_at: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('user_role')
    .values(holding)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'role_id']).doNothing())
    .returning('role_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** False when the person did not hold the role. */
export async function deleteHolding(
  db: Db,
  tenantId: string,
  userId: string,
  roleId: string,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('user_role')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('role_id', '=', roleId)
    .returning('role_id')
    .executeTakeFirst();
  return deleted !== undefined;
}
