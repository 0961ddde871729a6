import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../stock.tables.ts';

export interface BalanceMismatch {
  lot_id: string;
  place_id: string;
  quantity: number;
  movements: number;
}

/** Balances after a lot and place on that are not the sum of their movements; looks at `span` of them at a time. */
export async function selectBalanceMismatches(
  db: Db,
  tenantId: string,
  after: { lotId: string; placeId: string } | null,
  span: number,
) {
  const { rows } = await sql<BalanceMismatch>`
    select balance.lot_id, balance.place_id, balance.quantity, moved.quantity as movements
    from stock_balance balance
    cross join lateral (
      select coalesce(sum(movement.quantity), 0)::bigint as quantity from stock_movement movement
      where movement.tenant_id = ${tenantId}::uuid and movement.lot_id = balance.lot_id
        and movement.place_id = balance.place_id
    ) as moved
    where balance.tenant_id = ${tenantId}::uuid
      and (${after?.lotId ?? null}::uuid is null
        or (balance.lot_id, balance.place_id) > (${after?.lotId ?? null}::uuid, ${after?.placeId ?? null}::uuid))
    order by balance.lot_id, balance.place_id
    limit ${span}`.execute(db);
  const last = rows.at(-1);
  return {
    wrong: rows.filter((row) => row.quantity !== row.movements),
    next: rows.length === span && last ? { lotId: last.lot_id, placeId: last.place_id } : null,
  };
}

/** Items of which a lot on a shelf expired before a day and is not set aside yet. */
export async function selectNewlyExpired(
  db: Db,
  tenantId: string,
  today: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ item_id: string }>`
    select distinct item_id from (
      select item_id from stock_balance
      where tenant_id = ${tenantId}::uuid and is_stocked and expires_on < ${today}::date and not is_set_aside
      limit ${limit}
    ) as expired`.execute(db);
  return rows.map((row) => row.item_id);
}

/** Sets the expired lots of locked items aside, empty places of them too. */
export async function setExpiredAside(
  db: Db,
  tenantId: string,
  itemIds: readonly string[],
  today: string,
): Promise<void> {
  await sql`update stock_balance set is_set_aside = true
    where tenant_id = ${tenantId}::uuid and item_id = any (${itemIds}::uuid[]) and expires_on < ${today}::date
      and not is_set_aside`.execute(db);
}
