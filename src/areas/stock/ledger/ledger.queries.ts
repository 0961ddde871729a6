import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import type { PlaceKind } from '../places/place.contract.ts';
import '../stock.tables.ts';

export type StockItemRow = RowOf<'stock_item'>;
export type StockLotRow = RowOf<'stock_lot'>;
export type StockMovementRow = RowOf<'stock_movement'>;
export type StockPlaceRow = RowOf<'stock_place'>;

/**
 * The items, which nobody else moves before the end of the transaction. They are locked in the order of their ids, and
 * every movement begins so: two callers wait for each other, never in a circle.
 */
export function lockItems(db: Db, tenantId: string, ids: readonly string[]): Promise<StockItemRow[]> {
  return db
    .selectFrom('stock_item')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export function selectPlacesById(db: Db, tenantId: string, ids: readonly string[]): Promise<StockPlaceRow[]> {
  return db
    .selectFrom('stock_place')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .execute();
}

export interface BalanceWithLot {
  lot_id: string;
  place_id: string;
  item_id: string;
  expires_on: string;
  quantity: number;
  is_set_aside: boolean;
  last_moved_at: string;
  lot_number: string;
  cost_minor: number;
  cost_quantity: number;
  place_kind: PlaceKind;
  /** The lot is recalled. */
  is_recalled: boolean;
}

/** What of these items lies where, and the empty places of these lots as well. */
export async function selectBalances(
  db: Db,
  tenantId: string,
  itemIds: readonly string[],
  lotIds: readonly string[],
): Promise<BalanceWithLot[]> {
  const { rows } = await sql<BalanceWithLot>`
    select balance.lot_id, balance.place_id, balance.item_id, balance.expires_on, balance.quantity,
      balance.is_set_aside, balance.last_moved_at, lot.lot_number, lot.cost_minor, lot.cost_quantity,
      balance.place_kind, lot.is_recalled
    from stock_balance balance
    join stock_lot lot on lot.tenant_id = ${tenantId}::uuid and lot.id = balance.lot_id
    where balance.tenant_id = ${tenantId}::uuid and balance.item_id = any (${itemIds}::uuid[])
      and (balance.is_stocked or balance.lot_id = any (${lotIds}::uuid[]))`.execute(db);
  return rows;
}

/** Lots by their ids, and lots of these items by their numbers, without regard to case. */
export function selectLots(
  db: Db,
  tenantId: string,
  { ids, itemIds, lotNumbers }: Record<'ids' | 'itemIds' | 'lotNumbers', readonly string[]>,
): Promise<StockLotRow[]> {
  return db
    .selectFrom('stock_lot')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(
      sql<boolean>`(id = any (${ids}::uuid[])
        or (item_id = any (${itemIds}::uuid[])
          and lower(lot_number) in (select lower(given) from unnest(${lotNumbers}::text[]) as given)))`,
    )
    .execute();
}

export async function insertLots(db: Db, rows: readonly StockLotRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('stock_lot').values(rows).execute();
}

export async function insertMovements(db: Db, rows: readonly StockMovementRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('stock_movement').values(rows).execute();
}

export type BalanceRow = Omit<RowOf<'stock_balance'>, 'is_stocked'>;

/** Writes what lies where now; the caller holds the items. */
export async function writeBalances(db: Db, rows: readonly BalanceRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('stock_balance')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'lot_id', 'place_id']).doUpdateSet({
        quantity: sql<number>`excluded.quantity`,
        last_moved_at: sql<string>`excluded.last_moved_at`,
      }),
    )
    .execute();
}

export type LevelRow = Omit<RowOf<'stock_level'>, 'is_stocked'>;

/** The same for an item in a place, all its lots together. */
export async function writeLevels(db: Db, rows: readonly LevelRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('stock_level')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'item_id', 'place_id'])
        .doUpdateSet({ quantity: sql<number>`excluded.quantity` }),
    )
    .execute();
}

export type ItemFigures = Pick<
  StockItemRow,
  'on_hand' | 'set_aside' | 'value_minor' | 'first_expiry' | 'last_moved_on' | 'empty_since'
>;

/** Writes what follows from the balances of locked items, in one statement however many they are. */
export async function writeItemFigures(
  db: Db,
  tenantId: string,
  rows: readonly (ItemFigures & { id: string })[],
): Promise<void> {
  if (rows.length === 0) return;
  // In cases, which one shard can do: an update from a table of values would ask all of them.
  const given = (name: keyof ItemFigures, type: 'bigint' | 'date') => {
    const cases = rows.map((row) => sql`when id = ${row.id}::uuid then ${row[name]}::${sql.raw(type)}`);
    return sql`case ${sql.join(cases, sql` `)} end`;
  };
  await sql`
    update stock_item
    set on_hand = ${given('on_hand', 'bigint')}, set_aside = ${given('set_aside', 'bigint')},
      value_minor = ${given('value_minor', 'bigint')}, first_expiry = ${given('first_expiry', 'date')},
      last_moved_on = ${given('last_moved_on', 'date')}, empty_since = ${given('empty_since', 'date')}
    where tenant_id = ${tenantId}::uuid and id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db);
}

export type MonthRow = RowOf<'stock_month'>;

/** Adds to what was used in months, and to the days on which nothing was there. */
export async function addToMonths(db: Db, rows: readonly MonthRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('stock_month')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'item_id', 'month']).doUpdateSet({
        consumed: sql<number>`stock_month.consumed + excluded.consumed`,
        consumed_minor: sql<number>`stock_month.consumed_minor + excluded.consumed_minor`,
        empty_days: sql<number>`stock_month.empty_days + excluded.empty_days`,
      }),
    )
    .execute();
}

/**
 * The least that a lot in a place held at any instant from one on, by its movements as they happened; null where
 * nothing moved since. What happened at one instant counts together.
 */
export async function selectLeastSince(
  db: Db,
  tenantId: string,
  { lotId, placeId, since }: { lotId: string; placeId: string; since: string },
): Promise<number | null> {
  const { rows } = await sql<{ least: number | null }>`
    with moved as (
      select happened_at, quantity from stock_movement
      where tenant_id = ${tenantId}::uuid and lot_id = ${lotId}::uuid and place_id = ${placeId}::uuid
    )
    select min(held)::bigint as least
    from (
      select happened_at, sum(quantity) over (order by happened_at) as held from moved
      union all
      select ${since}::timestamptz, coalesce(sum(quantity), 0) from moved where happened_at <= ${since}::timestamptz
    ) as course
    where happened_at >= ${since}::timestamptz`.execute(db);
  return rows[0]?.least ?? null;
}
