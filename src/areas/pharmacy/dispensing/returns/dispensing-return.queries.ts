import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../dispensing.tables.ts';

export type ReturnRow = RowOf<'dispensing_return'>;

export interface OutRow {
  item_id: string;
  lot_id: string;
  lot_number: string;
  quantity: number;
  returned_quantity: number;
  medicine_id: string;
  name: string;
  price_minor: number;
  position: number;
}

/** What a dispensing handed out by lot; nobody else takes any of it back before the end of the transaction. */
export async function lockOut(db: Db, tenantId: string, dispensingId: string): Promise<OutRow[]> {
  const { rows } = await sql<OutRow>`
    select lot.item_id, lot.lot_id, lot.lot_number, lot.quantity, lot.returned_quantity, item.medicine_id, item.name,
      item.price_minor, item.position
    from dispensing_item item
    join dispensing_lot lot on lot.tenant_id = ${tenantId}::uuid and lot.item_id = item.id
    where item.tenant_id = ${tenantId}::uuid and item.dispensing_id = ${dispensingId}::uuid
    order by lot.item_id, lot.lot_id
    for update of lot`.execute(db);
  return rows;
}

export async function addReturned(
  db: Db,
  tenantId: string,
  { itemId, lotId, quantity }: { itemId: string; lotId: string; quantity: number },
): Promise<void> {
  await db
    .updateTable('dispensing_lot')
    .set({ returned_quantity: sql<number>`returned_quantity + ${quantity}` })
    .where('tenant_id', '=', tenantId)
    .where('item_id', '=', itemId)
    .where('lot_id', '=', lotId)
    .execute();
}

export async function insertReturns(db: Db, rows: readonly ReturnRow[]): Promise<void> {
  await db.insertInto('dispensing_return').values(rows).execute();
}

/** The lines of an invoice, by their place. */
export async function selectInvoiceItems(
  db: Db,
  tenantId: string,
  invoiceId: string,
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('invoice_item')
    .select(['id', 'position'])
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .execute();
  return new Map(rows.map((row) => [row.position, row.id]));
}
