import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import './people.tables.ts';

export function selectTenants(db: Db) {
  return db
    .selectFrom('tenant')
    .select(['id', 'slug', 'name'])
    .where('status', '<>', 'suspended')
    .orderBy('is_platform')
    .orderBy('created_at')
    .orderBy('id')
    .limit(500)
    .execute();
}

export function selectTenantBySlug(db: Db, slug: string) {
  return db
    .selectFrom('tenant')
    .select('id')
    .where('slug', '=', slug)
    .where('status', '<>', 'suspended')
    .executeTakeFirst();
}

export function selectAccount(db: Db, tenantId: string, emailKey: string) {
  return db
    .selectFrom('user_account')
    .select(['id', 'password_hash', 'status', 'is_sample'])
    .where('tenant_id', '=', tenantId)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

/** The session of a token with its person, their roles and their tenant's settings, in one statement. */
export function selectSession(db: Db, tenantId: string, tokenHash: string) {
  return db
    .selectFrom('user_session as session')
    .innerJoin('user_account as account', (join) =>
      join.onRef('account.id', '=', 'session.user_id').onRef('account.tenant_id', '=', 'session.tenant_id'),
    )
    .innerJoin('tenant', 'tenant.id', 'session.tenant_id')
    .innerJoin('tenant_settings as settings', 'settings.tenant_id', 'session.tenant_id')
    .select([
      'session.id',
      'session.user_id',
      'session.last_used_at',
      'session.expires_at',
      'session.ended_at',
      'account.email',
      'account.first_name',
      'account.last_name',
      'account.status',
      'account.is_sample',
      'tenant.slug',
      'tenant.status as tenant_status',
      'settings.name',
      'settings.address',
      'settings.phone',
      'settings.email as tenant_email',
      'settings.currency_code',
      'settings.time_zone',
      'settings.date_format',
      'settings.time_format',
      'settings.modules',
      'settings.tax_rate_basis_points',
      'settings.payout_withholding_basis_points',
      'settings.logo_version',
    ])
    .select(rolesOfSession)
    .where('session.tenant_id', '=', tenantId)
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

const rolesOfSession = sql<{ name: string; is_administrator: boolean; permissions: string[] }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('name', role.name, 'is_administrator', role.is_administrator,
    'permissions', role.permissions) order by role.name)
  from user_role join role on role.tenant_id = user_role.tenant_id and role.id = user_role.role_id
  where user_role.tenant_id = session.tenant_id and user_role.user_id = session.user_id and role.is_active
), '[]'::jsonb)`.as('roles');

export type SessionRow = NonNullable<Awaited<ReturnType<typeof selectSession>>>;

export async function insertSession(
  db: Db,
  session: {
    tenantId: string;
    id: string;
    userId: string;
    tokenHash: string;
    at: string;
    expiresAt: string;
    ipAddress: string;
    userAgent: string | null;
  },
): Promise<void> {
  await db
    .insertInto('user_session')
    .values({
      tenant_id: session.tenantId,
      id: session.id,
      user_id: session.userId,
      token_hash: session.tokenHash,
      created_at: session.at,
      last_used_at: session.at,
      expires_at: session.expiresAt,
      ended_at: null,
      ip_address: session.ipAddress,
      user_agent: session.userAgent,
    })
    .execute();
  await db
    .updateTable('user_account')
    .set({ last_login_at: session.at })
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', session.userId)
    .execute();
}

export async function touchSession(db: Db, tenantId: string, id: string, at: string): Promise<void> {
  await db
    .updateTable('user_session')
    .set({ last_used_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Ends one session of a person, or all of them, and returns how many were open. */
export async function endSessions(
  db: Db,
  tenantId: string,
  userId: string,
  at: string,
  sessionId?: string,
): Promise<number> {
  let update = db
    .updateTable('user_session')
    .set({ ended_at: at })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (sessionId) update = update.where('id', '=', sessionId);
  const result = await update.executeTakeFirst();
  return Number(result.numUpdatedRows);
}
