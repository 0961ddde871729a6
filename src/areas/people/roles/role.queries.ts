import { sql } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import { versionedRows } from '#database/versioned-rows.ts';
import { decodeCursor } from '#kernel/page.ts';
import '../people.tables.ts';

type Stored = Tables['role'];

export interface RoleRow {
  id: string;
  name: string;
  description: string | null;
  is_system: boolean;
  is_administrator: boolean;
  is_active: boolean;
  permissions: string[];
  created_at: string;
  updated_at: string;
  version: number;
  holders: number;
}

export const roleRows = versionedRows('role');

function rolesOf(db: Db, tenantId: string) {
  const holders = sql<number>`(
    select count(*)::integer from user_role
    join user_account on user_account.tenant_id = ${tenantId}::uuid and user_account.id = user_role.user_id
    where user_role.tenant_id = ${tenantId}::uuid and user_role.role_id = role.id
      and user_account.removed_at is null
  )`.as('holders');
  return db.selectFrom('role').selectAll().select(holders).where('tenant_id', '=', tenantId);
}

/**
 * Roles of the system first, then those that people made, each by name; one row more than the page, so that the
 * caller can tell whether another follows.
 */
export function selectRoles(
  db: Db,
  tenantId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<(RoleRow & { sort_name: string })[]> {
  let query = rolesOf(db, tenantId).select(sql<string>`lower(name)`.as('sort_name'));
  if (cursor) {
    const [place, name, id] = decodeCursor(cursor, 3);
    query = query.where(
      sql<boolean>`(not is_system, lower(name), id) > (${place === 'made'}, ${name}::text, ${id}::uuid)`,
    );
  }
  return query
    .orderBy(sql`not is_system`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(limit + 1)
    .execute();
}

export function selectRole(db: Db, tenantId: string, id: string): Promise<RoleRow | undefined> {
  return rolesOf(db, tenantId).where('id', '=', id).executeTakeFirst();
}

/** Whether another role of the tenant has this name; upper and lower case count as the same. */
export async function isNameTaken(
  db: Db,
  tenantId: string,
  name: string,
  exceptId: string | null,
): Promise<boolean> {
  const other = await db
    .selectFrom('role')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(sql`lower(name)`, '=', sql`lower(${name}::text)`)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId as string))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

export async function insertRole(
  db: Db,
  row: Pick<Stored, 'tenant_id' | 'id' | 'name' | 'description' | 'permissions'> & { at: string },
): Promise<void> {
  const { at, ...values } = row;
  await db
    .insertInto('role')
    .values({ ...values, code: null, created_at: at, updated_at: at })
    .execute();
}

/** Deletes a role together with who holds it; ids of those people. */
export async function deleteRole(db: Db, tenantId: string, id: string): Promise<string[]> {
  const held = await db
    .deleteFrom('user_role')
    .where('tenant_id', '=', tenantId)
    .where('role_id', '=', id)
    .returning('user_id')
    .execute();
  await db.deleteFrom('role').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
  return held.map(({ user_id }) => user_id);
}
