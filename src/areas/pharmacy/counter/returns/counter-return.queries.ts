import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../counter-sale.tables.ts';

export interface SoldOutRow {
  item_id: string;
  lot_id: string;
  lot_number: string;
  quantity: number;
  returned_quantity: number;
  medicine_id: string;
  name: string;
  position: number;
}

/** What a sale gave out by lot; nobody else takes any of it back before the end of the transaction. */
export async function lockSold(db: Db, tenantId: string, saleId: string): Promise<SoldOutRow[]> {
  const { rows } = await sql<SoldOutRow>`
    select lot.item_id, lot.lot_id, lot.lot_number, lot.quantity, lot.returned_quantity, item.medicine_id, item.name,
      item.position
    from counter_sale_item item
    join counter_sale_lot lot on lot.tenant_id = ${tenantId}::uuid and lot.item_id = item.id
    where item.tenant_id = ${tenantId}::uuid and item.sale_id = ${saleId}::uuid
    order by lot.item_id, lot.lot_id
    for update of lot`.execute(db);
  return rows;
}

export async function addReturnedToSale(
  db: Db,
  tenantId: string,
  { itemId, lotId, quantity }: { itemId: string; lotId: string; quantity: number },
): Promise<void> {
  await db
    .updateTable('counter_sale_lot')
    .set({ returned_quantity: sql<number>`returned_quantity + ${quantity}` })
    .where('tenant_id', '=', tenantId)
    .where('item_id', '=', itemId)
    .where('lot_id', '=', lotId)
    .execute();
}

export async function insertSaleReturns(
  db: Db,
  rows: readonly RowOf<'counter_sale_return'>[],
): Promise<void> {
  await db.insertInto('counter_sale_return').values(rows).execute();
}
