import type { Db } from '#database/tables.ts';
import '../people.tables.ts';

/** An active account with what its hospital has set; undefined for one that is out of use. */
export function selectPersonOfHospital(db: Db, tenantId: string, userId: string) {
  return db
    .selectFrom('user_account as account')
    .innerJoin('tenant', 'tenant.id', 'account.tenant_id')
    .innerJoin('tenant_settings as settings', (join) => join.on('settings.tenant_id', '=', tenantId))
    .select([
      'account.first_name',
      'account.last_name',
      'tenant.slug',
      'settings.modules',
      'settings.time_zone',
    ])
    .where('account.tenant_id', '=', tenantId)
    .where('account.id', '=', userId)
    .where('account.status', '=', 'active')
    .where('account.removed_at', 'is', null)
    .executeTakeFirst();
}
