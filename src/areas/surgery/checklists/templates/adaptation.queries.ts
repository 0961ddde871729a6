import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../checklist.tables.ts';

export const adaptationRows = versionedRows('checklist_adaptation');

/** What the hospital makes of a published checklist; undefined before anything was changed. */
export function selectAdaptation(
  db: Db,
  tenantId: string,
): Promise<RowOf<'checklist_adaptation'> | undefined> {
  return db
    .selectFrom('checklist_adaptation')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
}

type NewAdaptation = Omit<RowOf<'checklist_adaptation'>, 'added_items'> & { added_items: string };

export async function insertAdaptation(db: Db, row: NewAdaptation): Promise<void> {
  await db.insertInto('checklist_adaptation').values(row).execute();
}
