import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import '../people.tables.ts';

/** The maximum number of people who are found; a hospital has fewer who are responsible for one thing. */
const maxHolders = 200;

export function selectHolders(db: Db, tenantId: string, permission: Permission) {
  return db
    .selectFrom('user_account as account')
    .select('account.id')
    .where('account.tenant_id', '=', tenantId)
    .where('account.status', '=', 'active')
    .where((where) =>
      where.exists(
        where
          .selectFrom('user_role')
          .innerJoin('role', (join) =>
            join.onRef('role.id', '=', 'user_role.role_id').on('role.tenant_id', '=', tenantId),
          )
          .select('role.id')
          .whereRef('user_role.user_id', '=', 'account.id')
          .where('user_role.tenant_id', '=', tenantId)
          .where('role.is_active', '=', true)
          .where(sql<boolean>`(role.is_administrator or ${permission}::text = any (role.permissions))`),
      ),
    )
    .orderBy('account.id')
    .limit(maxHolders)
    .execute();
}
