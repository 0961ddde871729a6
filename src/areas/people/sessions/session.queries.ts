import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../people.tables.ts';
import type { SessionPolicy } from './session.rules.ts';

/** The platform first, then the hospitals as they came. */
export function selectTenants(db: Db) {
  return (
    db
      .selectFrom('tenant')
      .select(['id', 'slug', 'name', 'is_platform'])
      // Suspended ones too: whoever missed one in the list would learn that it is.
      .where('deleting_since', 'is', null)
      .orderBy('is_platform', 'desc')
      .orderBy('created_at')
      .orderBy('id')
      .limit(500)
      .execute()
  );
}

export function selectTenantBySlug(db: Db, slug: string) {
  return db
    .selectFrom('tenant')
    .select('id')
    .where('slug', '=', slug)
    .where('status', '<>', 'suspended')
    .executeTakeFirst();
}

/** The organization that somebody signs in at, suspended ones too; one that is being deleted or replaced is none. */
export function selectTenantToSignIn(db: Db, slug: string) {
  return db
    .selectFrom('tenant')
    .select(['id', 'status'])
    .where('slug', '=', slug)
    .where('deleting_since', 'is', null)
    .where('shut_since', 'is', null)
    .executeTakeFirst();
}

export function selectAccount(db: Db, tenantId: string, emailKey: string) {
  return db
    .selectFrom('user_account')
    .select(['id', 'password_hash', 'status', 'is_sample', 'two_factor_secret', 'two_factor_confirmed_at'])
    .where('tenant_id', '=', tenantId)
    .where('email_key', '=', emailKey)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** What of an account was looked at before a session is opened on it. */
export interface CheckedAccount {
  tenantId: string;
  userId: string;
  passwordHash: string;
  /** The confirmed secret of the authenticator app, or null where there is none. */
  secret: string | null;
}

/**
 * Holds an account to the end of the transaction; false when its password, second factor or status is another one than
 * was looked at. Whoever changes one of them changes it before they end the sessions: so they find the session that is
 * opened in this transaction, or it is not opened.
 */
export async function holdAccount(
  db: Db,
  { tenantId, userId, passwordHash, secret }: CheckedAccount,
): Promise<boolean> {
  const confirmed = sql`case when two_factor_confirmed_at is not null then two_factor_secret end`;
  const row = await db
    .selectFrom('user_account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .where('removed_at', 'is', null)
    .where('password_hash', '=', passwordHash)
    .where(sql<boolean>`${confirmed} is not distinct from ${secret}`)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Addresses (as `email_key`) of the accounts that signed in with this browser before. */
export async function selectAccountsOfDevice(
  db: Db,
  tenantId: string,
  deviceHash: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('user_session as session')
    .innerJoin('user_account as account', (join) =>
      join.onRef('account.id', '=', 'session.user_id').on('account.tenant_id', '=', tenantId),
    )
    .select('account.email_key')
    .distinct()
    .where('session.tenant_id', '=', tenantId)
    .where('session.device_hash', '=', deviceHash)
    .orderBy('account.email_key')
    .limit(200)
    .execute();
  return rows.map((row) => row.email_key);
}

/**
 * True for a browser that opened a session of this person with the second factor they have now, or set it up: sessions
 * from before ended at that moment. A browser that knew only the password has passed nothing.
 */
export async function hasDevicePassed(
  db: Db,
  tenantId: string,
  userId: string,
  deviceHash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('user_session as session')
    .innerJoin('user_account as account', (join) =>
      join.onRef('account.id', '=', 'session.user_id').on('account.tenant_id', '=', tenantId),
    )
    .select('session.id')
    .where('session.tenant_id', '=', tenantId)
    .where('session.user_id', '=', userId)
    .where('session.device_hash', '=', deviceHash)
    .where((either) =>
      either.or([
        either('session.ended_at', 'is', null),
        either('session.ended_at', '>', either.ref('account.two_factor_confirmed_at')),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The secrets (their hashes) of the browsers in which somebody signed in, the newest sign-in first; at most 200. */
export async function selectDevicesOf(db: Db, tenantId: string, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('user_session')
    .select(({ fn }) => ['device_hash', fn.max('created_at').as('last_at')])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('device_hash', 'is not', null)
    .groupBy('device_hash')
    .orderBy('last_at', 'desc')
    .orderBy('device_hash')
    .limit(200)
    .execute();
  return rows.map((row) => row.device_hash!);
}

/** How long a session that starts now may last; the tenant must have settings. */
export async function selectSessionPolicy(db: Db, tenantId: string): Promise<SessionPolicy> {
  const row = await db
    .selectFrom('tenant_settings')
    .select(['session_idle_minutes', 'session_absolute_hours'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return sessionPolicyOf(row);
}

/** The policy in the columns of a tenant's settings. */
export function sessionPolicyOf(row: {
  session_idle_minutes: number;
  session_absolute_hours: number;
}): SessionPolicy {
  return { idleMinutes: row.session_idle_minutes, absoluteHours: row.session_absolute_hours };
}

/** How an organization is called and writes times and money. */
const organizationColumns = [
  'tenant.slug',
  'tenant.is_platform',
  'settings.name',
  'settings.address',
  'settings.phone',
  'settings.email as tenant_email',
  'settings.currency_code',
  'settings.time_zone',
  'settings.date_format',
  'settings.time_format',
  'settings.number_grouping',
  'settings.week_start',
  'settings.modules',
  'settings.tax_rate_basis_points',
  'settings.payout_withholding_basis_points',
  'settings.logo_version',
] as const;

/** The session of a token with its person, their roles and their tenant's settings, in one statement. */
export function selectSession(db: Db, tenantId: string, tokenHash: string) {
  return db
    .selectFrom('user_session as session')
    .innerJoin('user_account as account', (join) =>
      join.onRef('account.id', '=', 'session.user_id').on('account.tenant_id', '=', tenantId),
    )
    .innerJoin('tenant', 'tenant.id', 'session.tenant_id')
    .innerJoin('tenant_settings as settings', (join) => join.on('settings.tenant_id', '=', tenantId))
    .select([
      'session.id',
      'session.user_id',
      'session.created_at',
      'session.last_used_at',
      'session.expires_at',
      'session.ended_at',
      'account.email',
      'account.first_name',
      'account.last_name',
      'account.status',
      'account.is_sample',
      'account.two_factor_confirmed_at',
      'tenant.status as tenant_status',
      'tenant.deleting_since',
      'tenant.shut_since',
      'settings.session_idle_minutes',
      'settings.session_absolute_hours',
      'settings.requires_two_factor',
    ])
    .select(organizationColumns)
    .select(rolesOfSession(tenantId))
    .where('session.tenant_id', '=', tenantId)
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** The organization alone; inside it. */
export function selectOrganization(db: Db, tenantId: string) {
  return db
    .selectFrom('tenant')
    .innerJoin('tenant_settings as settings', (join) => join.on('settings.tenant_id', '=', tenantId))
    .select(organizationColumns)
    .where('tenant.id', '=', tenantId)
    .executeTakeFirst();
}

interface SessionRole {
  name: string;
  is_administrator: boolean;
  permissions: string[];
}

function rolesOfSession(tenantId: string) {
  return sql<SessionRole[]>`coalesce((
    select jsonb_agg(jsonb_build_object('name', role.name, 'is_administrator', role.is_administrator,
      'permissions', role.permissions) order by role.name)
    from user_role join role on role.tenant_id = ${tenantId}::uuid and role.id = user_role.role_id
    where user_role.tenant_id = ${tenantId}::uuid and user_role.user_id = session.user_id and role.is_active
  ), '[]'::jsonb)`.as('roles');
}

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
    deviceHash: string;
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
      device_hash: session.deviceHash,
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
