import { type Insertable, sql } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import { toGrants } from '../../grants/administrators.queries.ts';
import { policyColumns } from '../../password/password.queries.ts';
import { joinGrants } from '../../roles/role.rules.ts';
import '../../people.tables.ts';
import { mayStillOpen } from './account-link.rules.ts';

type LinkRow = Omit<Insertable<Tables['account_link']>, 'used_at' | 'revoked_at'>;

export async function insertLink(db: Db, row: LinkRow): Promise<void> {
  await db.insertInto('account_link').values(row).execute();
}

type HeldRole = Pick<Tables['role'], 'permissions'> & { is_administrator: boolean };

function rolesHeldBy(tenantId: string, person: 'account.id' | 'maker.id', isInactiveCounted: boolean) {
  return sql<HeldRole[]>`coalesce((
    select jsonb_agg(jsonb_build_object('permissions', role.permissions,
      'is_administrator', role.is_administrator))
    from user_role join role on role.tenant_id = ${tenantId}::uuid and role.id = user_role.role_id
    where user_role.tenant_id = ${tenantId}::uuid and user_role.user_id = ${sql.ref(person)}
      and (role.is_active or ${isInactiveCounted}::boolean)
  ), '[]'::jsonb)`;
}

/**
 * Links that are neither used, revoked nor expired, with what decides whether they still open anything. Roles of the
 * person that are switched off count, because they could come back; those of the maker do not.
 */
function openLinks(db: Db, tenantId: string, at: string) {
  return db
    .selectFrom('account_link as link')
    .innerJoin('user_account as account', (join) =>
      join.on('account.tenant_id', '=', tenantId).onRef('account.id', '=', 'link.user_id'),
    )
    .leftJoin('user_account as maker', (join) =>
      join
        .on('maker.tenant_id', '=', tenantId)
        .onRef('maker.id', '=', 'link.created_by')
        .on('maker.status', '=', 'active')
        .on('maker.removed_at', 'is', null),
    )
    .select(['link.id', 'link.purpose', 'link.user_id', 'link.created_by', 'link.is_from_operator'])
    .select(rolesHeldBy(tenantId, 'maker.id', false).as('maker_roles'))
    .select(rolesHeldBy(tenantId, 'account.id', true).as('user_roles'))
    .where('link.tenant_id', '=', tenantId)
    .where('link.used_at', 'is', null)
    .where('link.revoked_at', 'is', null)
    .where('link.expires_at', '>', at);
}

interface OpenLinkRow {
  user_id: string;
  created_by: string | null;
  is_from_operator: boolean;
  maker_roles: HeldRole[];
  user_roles: HeldRole[];
}

function isGood(link: OpenLinkRow): boolean {
  if (link.is_from_operator) return true;
  return mayStillOpen({
    makerId: link.created_by,
    userId: link.user_id,
    maker: joinGrants(link.maker_roles.map(toGrants)),
    user: joinGrants(link.user_roles.map(toGrants)),
  });
}

/** The link of a token with whom it is for, as long as it opens anything at the instant `at`. */
export async function findOpenLink(db: Db, tenantId: string, tokenHash: string, at: string) {
  const link = await openLinks(db, tenantId, at)
    .innerJoin('tenant', 'tenant.id', 'link.tenant_id')
    .innerJoin('tenant_settings as settings', (join) => join.on('settings.tenant_id', '=', tenantId))
    .select(['account.first_name', 'account.email', 'settings.name as hospital_name'])
    .select(['tenant.slug', 'tenant.status as hospital_status'])
    .select(policyColumns.map((column) => `settings.${column}` as const))
    .where('link.token_hash', '=', tokenHash)
    .where('account.status', '=', 'active')
    .where('account.removed_at', 'is', null)
    .where('tenant.deleting_since', 'is', null)
    .where('tenant.shut_since', 'is', null)
    .where(sql<boolean>`(account.password_hash is not null) = (link.purpose = 'password_reset')`)
    .where(sql<boolean>`coalesce(account.password_changed_at <= link.created_at, true)`)
    .executeTakeFirst();
  return link && isGood(link) ? link : undefined;
}

/** Marks the link used; false when somebody was faster, or it was revoked or has expired. */
export async function consumeLink(db: Db, tenantId: string, tokenHash: string, at: string): Promise<boolean> {
  const result = await db
    .updateTable('account_link')
    .set({ used_at: at })
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

function revoke(db: Db, tenantId: string, at: string) {
  return db
    .updateTable('account_link')
    .set({ revoked_at: at })
    .where('tenant_id', '=', tenantId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('user_id');
}

/** Takes the open link of a person out of use; ids of whom it was for: one or none. */
export function revokeLinksOf(db: Db, tenantId: string, userId: string, at: string) {
  return revoke(db, tenantId, at).where('user_id', '=', userId).execute();
}

/** Takes the open links of everybody who holds a role out of use; ids of whom they were for. */
export function revokeLinksOfHolders(db: Db, tenantId: string, roleId: string, at: string) {
  return revoke(db, tenantId, at)
    .where('user_id', 'in', (holders) =>
      holders
        .selectFrom('user_role')
        .select('user_role.user_id')
        .where('user_role.tenant_id', '=', tenantId)
        .where('user_role.role_id', '=', roleId),
    )
    .execute();
}

/** Takes the open links out of use that their makers could not make any more; ids of whom they were for. */
export async function revokeStrayLinks(db: Db, tenantId: string, at: string) {
  const open = await openLinks(db, tenantId, at).orderBy('link.id').execute();
  const strays = open.filter((link) => !isGood(link)).map(({ id }) => id);
  if (strays.length === 0) return [];
  return revoke(db, tenantId, at)
    .where('id', '=', sql<string>`any(${strays}::uuid[])`)
    .execute();
}
