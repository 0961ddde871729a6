import type { Database } from './database.ts';
import type { Db } from './tables.ts';

/** All tenants, the platform's own among them, in one order; those that are being deleted are left out. */
export function selectTenants(database: Database): Promise<{ id: string; is_platform: boolean }[]> {
  return database.onPlatform((db) =>
    db
      .selectFrom('tenant')
      .select(['id', 'is_platform'])
      .where('deleting_since', 'is', null)
      .orderBy('id')
      .execute(),
  );
}

/** True on a server on which nobody has any account yet. */
export async function isWithoutTenants(database: Database): Promise<boolean> {
  return (await selectTenants(database)).length === 0;
}

/** The ids of all tenants, the platform's own among them, in one order. */
export async function selectTenantIds(database: Database): Promise<string[]> {
  return (await selectTenants(database)).map(({ id }) => id);
}

/** The organization that runs the platform; undefined on a server that nobody has set up yet. */
export async function selectPlatformId(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('tenant')
    .select('id')
    .where('is_platform', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
