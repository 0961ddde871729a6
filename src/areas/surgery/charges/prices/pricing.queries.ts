import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../charge.tables.ts';

export async function insertPricing(db: Db, row: RowOf<'surgical_pricing'>): Promise<void> {
  await db.insertInto('surgical_pricing').values(row).execute();
}
