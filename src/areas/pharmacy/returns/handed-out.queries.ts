import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../counter/counter-sale.tables.ts';
import '../dispensing/dispensing.tables.ts';

/** A lot that was handed out, with how much of it came back before. */
export interface HandedOutRow {
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

/** What medicines went out by, and where their lines name it. */
const parents = { counter_sale: 'item.sale_id', dispensing: 'item.dispensing_id' } as const;

export type HandedBy = keyof typeof parents;

/** What one of them handed out by lot; nobody else takes any of it back before the end of the transaction. */
export async function lockHandedOut(
  db: Db,
  tenantId: string,
  { by, id }: { by: HandedBy; id: string },
): Promise<HandedOutRow[]> {
  const { rows } = await sql<HandedOutRow>`
    select lot.item_id, lot.lot_id, lot.lot_number, lot.quantity, lot.returned_quantity, item.medicine_id, item.name,
      item.price_minor, item.position
    from ${sql.table(`${by}_item`)} item
    join ${sql.table(`${by}_lot`)} lot on lot.tenant_id = ${tenantId}::uuid and lot.item_id = item.id
    where item.tenant_id = ${tenantId}::uuid and ${sql.ref(parents[by])} = ${id}::uuid
    order by lot.item_id, lot.lot_id
    for update of lot`.execute(db);
  return rows;
}

export async function addReturned(
  db: Db,
  tenantId: string,
  { by, itemId, lotId, quantity }: { by: HandedBy; itemId: string; lotId: string; quantity: number },
): Promise<void> {
  await db
    .updateTable(`${by}_lot`)
    .set({ returned_quantity: sql<number>`returned_quantity + ${quantity}` })
    .where('tenant_id', '=', tenantId)
    .where('item_id', '=', itemId)
    .where('lot_id', '=', lotId)
    .execute();
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
