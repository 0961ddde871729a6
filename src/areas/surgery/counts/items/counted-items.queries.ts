import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../count.tables.ts';

export const countedItemsRows = versionedRows('counted_items');

/** What the hospital counts; undefined before it has said so. */
export function selectCountedItems(db: Db, tenantId: string): Promise<RowOf<'counted_items'> | undefined> {
  return db.selectFrom('counted_items').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst();
}

type NewItems = Omit<RowOf<'counted_items'>, 'items'> & { items: string };

export async function insertCountedItems(db: Db, row: NewItems): Promise<void> {
  await db.insertInto('counted_items').values(row).execute();
}
