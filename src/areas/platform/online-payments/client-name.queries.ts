import type { Db } from '#database/tables.ts';

/** What a hospital is called. */
export async function selectClientName(db: Db, tenantId: string): Promise<string> {
  const { name } = await db
    .selectFrom('tenant')
    .select('name')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return name;
}
