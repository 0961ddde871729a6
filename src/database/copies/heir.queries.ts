import type { Db } from '../tables.ts';

/** In whose name, currency and zone records of the earlier program come along: the hospital's first account. */
export async function selectHeir(db: Db, tenantId: string) {
  const [user, settings] = await Promise.all([
    db
      .selectFrom('user_account')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('tenant_settings')
      .select(['currency_code', 'time_zone'])
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow(),
  ]);
  return { userId: user.id, currencyCode: settings.currency_code, timeZone: settings.time_zone };
}
