import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../../pharmacy.tables.ts';

type NewSet = Omit<RowOf<'prescription_set'>, 'lines'> & { lines: string };

/** Somebody's own sets, by name. */
export function selectSets(db: Db, tenantId: string, userId: string, limit: number) {
  return db
    .selectFrom('prescription_set')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function insertSets(db: Db, rows: readonly NewSet[]): Promise<void> {
  await db.insertInto('prescription_set').values(rows).execute();
}

/** Deletes a set of this person and returns it; undefined when there was none. */
export function deleteOwnSet(
  db: Db,
  tenantId: string,
  { id, userId }: { id: string; userId: string },
): Promise<RowOf<'prescription_set'> | undefined> {
  return db
    .deleteFrom('prescription_set')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}
