import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import '../people.tables.ts';

/** A hospital has fewer people than this who answer for one thing. */
const mostHolders = 200;

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
            join
              .onRef('role.id', '=', 'user_role.role_id')
              .onRef('role.tenant_id', '=', 'user_role.tenant_id'),
          )
          .select('role.id')
          .whereRef('user_role.user_id', '=', 'account.id')
          .where('user_role.tenant_id', '=', tenantId)
          .where('role.is_active', '=', true)
          .where(sql<boolean>`(role.is_administrator or ${permission}::text = any (role.permissions))`),
      ),
    )
    .orderBy('account.id')
    .limit(mostHolders)
    .execute();
}
