import type { Db } from '#database/tables.ts';

/** Those of the patients who were born after a day, in the order given. */
export async function selectChildren(
  db: Db,
  tenantId: string,
  { ids, bornAfter }: { ids: readonly string[]; bornAfter: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('patient')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('date_of_birth', '>', bornAfter)
    .orderBy('id')
    .execute();
  const born = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => born.has(id));
}
