import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../charge.tables.ts';

export interface NewSupplyRow {
  tenant_id: string;
  id: string;
  admission_id: string;
  name: string;
  price_minor: number;
  quantity: number;
  charged_at: string;
  created_by: string;
}

export async function insertSupplies(db: Db, rows: readonly NewSupplyRow[]): Promise<void> {
  await db.insertInto('stay_supply').values(rows).execute();
}

/** Counts what came back; undefined where there is none of this id. */
export function addReturned(
  db: Db,
  tenantId: string,
  { id, quantity }: { id: string; quantity: number },
): Promise<{ id: string } | undefined> {
  return db
    .updateTable('stay_supply')
    .set({ returned_quantity: sql<number>`returned_quantity + ${quantity}` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

/** Counts all of it as come back; undefined where there is none of this id. */
export function returnAll(db: Db, tenantId: string, id: string): Promise<{ id: string } | undefined> {
  return db
    .updateTable('stay_supply')
    .set({ returned_quantity: sql<number>`quantity` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}
