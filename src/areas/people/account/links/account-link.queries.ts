import type { Db, Tables } from '#database/tables.ts';
import { policyColumns } from '../../password/password.queries.ts';
import '../../people.tables.ts';

type LinkRow = Omit<Tables['account_link'], 'used_at' | 'revoked_at'>;

export async function insertLink(db: Db, row: LinkRow): Promise<void> {
  await db.insertInto('account_link').values(row).execute();
}

/** Takes the person's open links out of use; there is at most one. */
export async function revokeLinks(db: Db, tenantId: string, userId: string, at: string): Promise<void> {
  await db
    .updateTable('account_link')
    .set({ revoked_at: at })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}

/** The link of a token with whom it is for, as long as it opens anything at the instant `at`. */
export function selectOpenLink(db: Db, tenantId: string, tokenHash: string, at: string) {
  return db
    .selectFrom('account_link as link')
    .innerJoin('user_account as account', (join) =>
      join.on('account.tenant_id', '=', tenantId).onRef('account.id', '=', 'link.user_id'),
    )
    .innerJoin('tenant', 'tenant.id', 'link.tenant_id')
    .innerJoin('tenant_settings as settings', (join) => join.on('settings.tenant_id', '=', tenantId))
    .select([
      'link.purpose',
      'account.id as user_id',
      'account.first_name',
      'account.email',
      'tenant.slug',
      'settings.name as hospital_name',
    ])
    .select(policyColumns.map((column) => `settings.${column}` as const))
    .where('link.tenant_id', '=', tenantId)
    .where('link.token_hash', '=', tokenHash)
    .where('link.used_at', 'is', null)
    .where('link.revoked_at', 'is', null)
    .where('link.expires_at', '>', at)
    .where('account.status', '=', 'active')
    .where('tenant.status', '<>', 'suspended')
    .executeTakeFirst();
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
