import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../dispensing.tables.ts';

export async function insertReturns(db: Db, rows: readonly RowOf<'dispensing_return'>[]): Promise<void> {
  await db.insertInto('dispensing_return').values(rows).execute();
}
