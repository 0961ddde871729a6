import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../counter-sale.tables.ts';

export async function insertSaleReturns(
  db: Db,
  rows: readonly RowOf<'counter_sale_return'>[],
): Promise<void> {
  await db.insertInto('counter_sale_return').values(rows).execute();
}
