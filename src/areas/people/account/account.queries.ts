import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { policyColumns } from '../password/password.queries.ts';
import '../people.tables.ts';

/** The own account with the roles' names, the password's hash and the hospital's rules for it, in one statement. */
export function selectOwnAccount(db: Db, tenantId: string, userId: string) {
  return db
    .selectFrom('user_account as account')
    .innerJoin('tenant_settings as settings', (join) => join.on('settings.tenant_id', '=', tenantId))
    .select([
      'account.email',
      'account.first_name',
      'account.last_name',
      'account.phone',
      'account.password_hash',
      'account.password_changed_at',
      'account.version',
      'settings.name as hospital_name',
    ])
    .select(policyColumns.map((column) => `settings.${column}` as const))
    .select(
      sql<string[]>`array(select role.name from user_role
        join role on role.tenant_id = ${tenantId}::uuid and role.id = user_role.role_id
        where user_role.tenant_id = ${tenantId}::uuid and user_role.user_id = account.id
        order by role.name)`.as('roles'),
    )
    .where('account.tenant_id', '=', tenantId)
    .where('account.id', '=', userId)
    .executeTakeFirst();
}

export type OwnAccountRow = NonNullable<Awaited<ReturnType<typeof selectOwnAccount>>>;

/** The person's sessions that have neither ended nor expired, last used first. */
export function selectOpenSessions(db: Db, tenantId: string, userId: string, at: string, limit: number) {
  return db
    .selectFrom('user_session as session')
    .innerJoin('tenant_settings as settings', (join) => join.on('settings.tenant_id', '=', tenantId))
    .select([
      'session.id',
      'session.created_at',
      'session.last_used_at',
      'session.expires_at',
      'session.ended_at',
      'session.ip_address',
      'session.user_agent',
      'settings.session_idle_minutes',
      'settings.session_absolute_hours',
    ])
    .where('session.tenant_id', '=', tenantId)
    .where('session.user_id', '=', userId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', at)
    .orderBy('session.last_used_at', 'desc')
    .orderBy('session.id', 'desc')
    .limit(limit)
    .execute();
}

/** Ends every session of a person but one, and returns how many were open. */
export async function endOtherSessions(
  db: Db,
  tenantId: string,
  userId: string,
  keptId: string,
  at: string,
): Promise<number> {
  const result = await db
    .updateTable('user_session')
    .set({ ended_at: at })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
