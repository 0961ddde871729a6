import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { policyColumns } from '../password/password.queries.ts';
import '../people.tables.ts';

/** The own account with the roles' names, the password's hash and the hospital's rules for it, in one statement. */
export function selectOwnAccount(db: Db, tenantId: string, userId: string) {
  return db
    .selectFrom('user_account as account')
    .innerJoin('tenant_settings as settings', 'settings.tenant_id', 'account.tenant_id')
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
        join role on role.tenant_id = user_role.tenant_id and role.id = user_role.role_id
        where user_role.tenant_id = account.tenant_id and user_role.user_id = account.id
        order by role.name)`.as('roles'),
    )
    .where('account.tenant_id', '=', tenantId)
    .where('account.id', '=', userId)
    .executeTakeFirst();
}

export type OwnAccountRow = NonNullable<Awaited<ReturnType<typeof selectOwnAccount>>>;

/** Writes the new state when the stored version is still `version`; false when it is not. */
export async function updateOwnAccount(
  db: Db,
  tenantId: string,
  userId: string,
  version: number,
  values: { first_name: string; last_name: string; phone: string | null; updated_at: string },
): Promise<boolean> {
  const result = await db
    .updateTable('user_account')
    .set({ ...values, version: version + 1 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The person's sessions that have neither ended nor expired, last used first. */
export function selectOpenSessions(db: Db, tenantId: string, userId: string, at: string, limit: number) {
  return db
    .selectFrom('user_session as session')
    .innerJoin('tenant_settings as settings', 'settings.tenant_id', 'session.tenant_id')
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
