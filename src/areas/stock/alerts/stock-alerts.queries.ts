import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../stock.tables.ts';

interface AlertRow {
  id: string;
  name: string;
}

/** Items in use that have a minimum and are at it or below, by name. */
export async function selectLowItems(db: Db, tenantId: string, limit: number): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select id, name from stock_item
    where tenant_id = ${tenantId}::uuid and is_active and is_low and min_stock_level > 0
    order by sort_name, id limit ${limit}`.execute(db);
  return rows;
}

/** Lots in stock that expire until a day and have not yet, by date. */
export async function selectExpiringLots(
  db: Db,
  tenantId: string,
  { today, until, limit }: { today: string; until: string; limit: number },
): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select distinct lot.id, item.name || ' ' || lot.lot_number as name, balance.expires_on
    from stock_balance balance
    join stock_lot lot on lot.tenant_id = ${tenantId}::uuid and lot.id = balance.lot_id
    join stock_item item on item.tenant_id = ${tenantId}::uuid and item.id = balance.item_id
    where balance.tenant_id = ${tenantId}::uuid and balance.is_stocked
      and balance.expires_on >= ${today}::date and balance.expires_on <= ${until}::date
    order by balance.expires_on, lot.id limit ${limit}`.execute(db);
  return rows;
}
