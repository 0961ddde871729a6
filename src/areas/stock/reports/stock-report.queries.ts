import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { boundedSum } from '#database/counting/bounded-sum.ts';
import type { Db } from '#database/tables.ts';
import { decodeCursor } from '#kernel/page.ts';
import '../stock.tables.ts';

export interface ExpiringRow {
  item_id: string;
  item_name: string;
  base_unit: string;
  lot_id: string;
  lot_number: string;
  place_id: string;
  place_name: string;
  expires_on: string;
  quantity: number;
  cost_minor: number;
  cost_quantity: number;
}

interface Paging {
  cursor?: string | undefined;
  limit: number;
}

/** Lots in places that expire until a day, by date; one row more than the page. */
export async function selectExpiring(
  db: Db,
  tenantId: string,
  { until, cursor, limit }: Paging & { until: string },
): Promise<ExpiringRow[]> {
  const [day = null, lotId = null, placeId = null] = cursor ? decodeCursor(cursor, 3) : [];
  const { rows } = await sql<ExpiringRow>`
    select balance.item_id, item.name as item_name, item.base_unit, balance.lot_id, lot.lot_number,
      balance.place_id, place.name as place_name, balance.expires_on, balance.quantity, lot.cost_minor,
      lot.cost_quantity
    from stock_balance balance
    join stock_item item on item.tenant_id = ${tenantId}::uuid and item.id = balance.item_id
    join stock_lot lot on lot.tenant_id = ${tenantId}::uuid and lot.id = balance.lot_id
    join stock_place place on place.tenant_id = ${tenantId}::uuid and place.id = balance.place_id
    where balance.tenant_id = ${tenantId}::uuid and balance.is_stocked and balance.expires_on <= ${until}::date
      and (${day}::date is null
        or (balance.expires_on, balance.lot_id, balance.place_id) > (${day}::date, ${lotId}::uuid, ${placeId}::uuid))
    order by balance.expires_on, balance.lot_id, balance.place_id
    limit ${limit + 1}`.execute(db);
  return rows;
}

/** Items in stock whose last movement was on or before a day, the longest ago first; one row more than the page. */
export function selectResting(
  db: Db,
  tenantId: string,
  { until, cursor, limit }: Paging & { until: string },
) {
  const query = db
    .selectFrom('stock_item')
    .select(['id', 'name', 'base_unit', 'last_moved_on', 'on_hand', 'set_aside', 'value_minor'])
    .where('tenant_id', '=', tenantId)
    .where('is_stocked', '=', true)
    .where('last_moved_on', '<=', until);
  return selectPage(query, { cursor, limit }, { last_moved_on: 'date', id: 'uuid' });
}

export interface AgeRow {
  /** 0 for the newest. */
  age: number;
  lots: number;
  value_minor: number;
}

/** What lies in stock by the days since its lot was received; ages in which nothing lies are left out. */
export async function selectAges(
  db: Db,
  tenantId: string,
  { today, timeZone, lastDays }: { today: string; timeZone: string; lastDays: readonly number[] },
): Promise<AgeRow[]> {
  const { rows } = await sql<AgeRow>`
    select width_bucket(${today}::date - (lot.received_at at time zone ${timeZone})::date,
        ${lastDays.map((day) => day + 1)}::int[]) as age,
      count(distinct balance.lot_id)::int as lots,
      ${boundedSum(sql`coalesce(sum(div(2 * balance.quantity::numeric * lot.cost_minor + lot.cost_quantity,
        2 * lot.cost_quantity::numeric)), 0)`)} as value_minor
    from stock_balance balance
    join stock_lot lot on lot.tenant_id = ${tenantId}::uuid and lot.id = balance.lot_id
    where balance.tenant_id = ${tenantId}::uuid and balance.is_stocked
    group by age`.execute(db);
  return rows;
}

/** What was used in a month, the costliest first; one row more than the page. */
export function selectConsumption(
  db: Db,
  tenantId: string,
  { month, cursor, limit }: Paging & { month: string },
) {
  const query = db
    .selectFrom('stock_month as used')
    .innerJoin('stock_item as item', (join) =>
      join.on('item.tenant_id', '=', tenantId).onRef('item.id', '=', 'used.item_id'),
    )
    .select([
      'used.item_id',
      'item.name',
      'item.base_unit',
      'used.consumed',
      'used.consumed_minor',
      'used.empty_days',
    ])
    .where('used.tenant_id', '=', tenantId)
    .where('used.month', '=', month);
  const key = { 'used.consumed_minor': 'bigint', 'used.item_id': 'uuid' } as const;
  return selectPage(query, { cursor, limit }, key, 'desc');
}
