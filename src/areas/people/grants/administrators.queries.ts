import type { Db } from '#database/tables.ts';
import '../people.tables.ts';
import { AppError } from '#kernel/app-error.ts';
import { isPermission } from '#kernel/access/permissions.ts';
import { type Grants, joinGrants } from '../roles/role.rules.ts';

/**
 * Lets nobody else change who may do what in this tenant until this transaction ends: two changes at once would
 * each see the state before the other. The settings row of the tenant is what everybody locks for it.
 */
export async function lockRights(db: Db, tenantId: string): Promise<void> {
  await db
    .selectFrom('tenant_settings')
    .select('tenant_id')
    .where('tenant_id', '=', tenantId)
    .forNoKeyUpdate()
    .execute();
}

/** What a person holds as the database knows it now; nothing for an inactive, deleted or unknown account. */
export async function selectGrants(db: Db, tenantId: string, userId: string): Promise<Grants> {
  const roles = await db
    .selectFrom('user_account as account')
    .innerJoin('user_role as held', (join) =>
      join.on('held.tenant_id', '=', tenantId).onRef('held.user_id', '=', 'account.id'),
    )
    .innerJoin('role', (join) =>
      join.on('role.tenant_id', '=', tenantId).onRef('role.id', '=', 'held.role_id'),
    )
    .select(['role.permissions', 'role.is_administrator'])
    .where('account.tenant_id', '=', tenantId)
    .where('account.id', '=', userId)
    .where('account.status', '=', 'active')
    .where('account.removed_at', 'is', null)
    .where('role.is_active', '=', true)
    .execute();
  return joinGrants(roles.map(toGrants));
}

/** The grants of a stored role; codes that the catalogue no longer knows count for nothing. */
export function toGrants(role: { permissions: readonly string[]; is_administrator: boolean }): Grants {
  return {
    permissions: new Set(role.permissions.filter(isPermission)),
    isAdministrator: role.is_administrator,
  };
}

/**
 * Runs a change that may take an administrator away: waits for its turn, and refuses when afterwards no active
 * account that can sign in (one with a password) would administer the tenant. Safe against two changes at once.
 * @throws AppError LAST_ADMINISTRATOR
 */
export async function keepOneAdministrator<T>(
  db: Db,
  tenantId: string,
  change: () => Promise<T>,
): Promise<T> {
  await lockRights(db, tenantId);
  const result = await change();
  const administrator = await db
    .selectFrom('role')
    .innerJoin('user_role as held', (join) =>
      join.on('held.tenant_id', '=', tenantId).onRef('held.role_id', '=', 'role.id'),
    )
    .innerJoin('user_account as account', (join) =>
      join.on('account.tenant_id', '=', tenantId).onRef('account.id', '=', 'held.user_id'),
    )
    .select('account.id')
    .where('role.tenant_id', '=', tenantId)
    .where('role.is_administrator', '=', true)
    .where('role.is_active', '=', true)
    .where('account.status', '=', 'active')
    .where('account.password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (!administrator) throw new AppError('LAST_ADMINISTRATOR');
  return result;
}
