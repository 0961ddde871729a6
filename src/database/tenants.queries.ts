import type { Database } from './database.ts';

/** The ids of all tenants, the platform's own among them, in one order. */
export async function selectTenantIds(database: Database): Promise<string[]> {
  const tenants = await database.onPlatform((db) =>
    db.selectFrom('tenant').select('id').orderBy('id').execute(),
  );
  return tenants.map(({ id }) => id);
}
