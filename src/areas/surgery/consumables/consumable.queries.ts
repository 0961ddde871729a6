import { sql, type SqlBool } from 'kysely';
import { readPage } from '#database/lists/select-page.ts';
import { personName } from '#database/people/person-name.ts';
import { containing } from '#database/search/like-pattern.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import { casesOfPapers } from '../papers/paper-case.queries.ts';
import './consumable.tables.ts';

export const consumableRows = versionedRows('surgical_consumable');

interface LotOfRow {
  lotNumber: string;
  expiresOn: string | null;
  quantity: number;
}

function withCases(db: Db, tenantId: string) {
  return casesOfPapers(db, tenantId)
    .innerJoin('surgical_consumable as consumable', (join) =>
      join.onRef('consumable.case_id', '=', 'surgical_case.id').on('consumable.tenant_id', '=', tenantId),
    )
    .innerJoin('stock_place as place', (join) =>
      join.onRef('place.id', '=', 'consumable.place_id').on('place.tenant_id', '=', tenantId),
    )
    .select([
      'consumable.id',
      'consumable.item_id as stock_item_id',
      'consumable.place_id',
      'consumable.name',
      'consumable.unit',
      'consumable.quantity',
      'consumable.returned_quantity',
      'consumable.checks',
      'consumable.quantity_reason',
      sql<
        string | null
      >`(select trim(witness.first_name || ' ' || witness.last_name) from user_account witness
        where witness.tenant_id = ${tenantId}::uuid and witness.id = consumable.witnessed_by)`.as(
        'witnessed_by_name',
      ),
      'consumable.recorded_at',
      'consumable.version',
      'place.name as place_name',
      personName(tenantId, 'consumable.recorded_by').$notNull().as('recorded_by_name'),
      sql<LotOfRow[]>`(select coalesce(jsonb_agg(jsonb_build_object('lotNumber', lot.lot_number,
        'expiresOn', lot.expires_on, 'quantity', lot.quantity - lot.returned_quantity)
        order by lot.expires_on, lot.lot_id), '[]'::jsonb)
        from surgical_consumable_lot lot
        where lot.tenant_id = ${tenantId}::uuid and lot.consumable_id = consumable.id)`.as('lots'),
    ]);
}

export type ConsumableRow = Awaited<ReturnType<ReturnType<typeof withCases>['execute']>>[number];

/** Newest first. */
export function selectConsumables(
  db: Db,
  tenantId: string,
  { caseId, cursor, limit }: { caseId: string; cursor?: string | undefined; limit: number },
): Promise<Page<ConsumableRow>> {
  const query = withCases(db, tenantId).where('consumable.case_id', '=', caseId);
  return readPage(
    query,
    { cursor, limit },
    { 'consumable.recorded_at': 'timestamptz', 'consumable.id': 'uuid' },
    'desc',
  );
}

export function selectConsumable(db: Db, tenantId: string, id: string): Promise<ConsumableRow | undefined> {
  return withCases(db, tenantId).where('consumable.id', '=', id).executeTakeFirst();
}

export async function insertConsumables(
  db: Db,
  rows: readonly (Omit<RowOf<'surgical_consumable'>, 'checks'> & { checks: string })[],
  lots: readonly RowOf<'surgical_consumable_lot'>[],
): Promise<void> {
  await db.insertInto('surgical_consumable').values(rows).execute();
  await db.insertInto('surgical_consumable_lot').values(lots).execute();
}

/** What of each lot has not come back, the last to expire first. */
export function selectLotsOut(db: Db, tenantId: string, consumableId: string) {
  return db
    .selectFrom('surgical_consumable_lot')
    .select(['lot_id', sql<number>`quantity - returned_quantity`.as('left')])
    .where('tenant_id', '=', tenantId)
    .where('consumable_id', '=', consumableId)
    .whereRef('quantity', '>', 'returned_quantity')
    .orderBy('expires_on', 'desc')
    .orderBy('lot_id', 'desc')
    .execute();
}

/** Counts what of a lot came back. */
export async function addReturnedToLot(
  db: Db,
  tenantId: string,
  { consumableId, lotId, quantity }: { consumableId: string; lotId: string; quantity: number },
): Promise<void> {
  await db
    .updateTable('surgical_consumable_lot')
    .set({ returned_quantity: sql<number>`returned_quantity + ${quantity}` })
    .where('tenant_id', '=', tenantId)
    .where('consumable_id', '=', consumableId)
    .where('lot_id', '=', lotId)
    .execute();
}

/** Base units of an item that a case has used so far. */
export async function selectUsedOf(
  db: Db,
  tenantId: string,
  { caseId, itemId }: { caseId: string; itemId: string },
): Promise<number> {
  const { used } = await db
    .selectFrom('surgical_consumable')
    .select(sql<number>`coalesce(sum(quantity - returned_quantity), 0)::bigint`.as('used'))
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  return used;
}

/** More places of theatres than a hospital has. */
const maxStores = 200;

/** The places of theatres that are in use, by name. */
export function selectTheatreStores(db: Db, tenantId: string) {
  return db
    .selectFrom('stock_place')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'theatre')
    .where('is_active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .limit(maxStores)
    .execute();
}

/** An item with what it is called and sold for; undefined when the hospital has none of it. */
export function selectItem(db: Db, tenantId: string, itemId: string) {
  return db
    .selectFrom('stock_item')
    .select(['id', 'name', 'kind', 'base_unit', 'pack_size', 'selling_price_minor'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', itemId)
    .executeTakeFirst();
}

/** The kind of a place; undefined when the hospital has none of it. */
export async function selectPlaceKind(db: Db, tenantId: string, placeId: string) {
  const row = await db
    .selectFrom('stock_place')
    .select('kind')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', placeId)
    .executeTakeFirst();
  return row?.kind;
}

const maxWords = 8;
const maxFound = 20;

/** What lies in a place and holds every word, by name; what leaves only by two people is not taken here. */
export function selectTheatreStock(
  db: Db,
  tenantId: string,
  { placeId, search, today }: { placeId: string; search: string; today: string },
) {
  let query = db
    .selectFrom('stock_level as level')
    .innerJoin('stock_item as item', (join) =>
      join.onRef('item.id', '=', 'level.item_id').on('item.tenant_id', '=', tenantId),
    )
    .select(['item.id', 'item.name', 'item.base_unit as unit', 'level.quantity'])
    .where('level.tenant_id', '=', tenantId)
    .where('level.place_id', '=', placeId)
    .where('level.is_stocked', '=', true)
    .where('item.is_active', '=', true)
    .where('item.is_controlled', '=', false)
    .where(sql<SqlBool>`coalesce(item.controlled_until < ${today}::date, true)`);
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords)) {
    query = query.where(sql<SqlBool>`lower(item.name) like ${containing(word)}`);
  }
  return query.orderBy('level.sort_name').orderBy('level.item_id').limit(maxFound).execute();
}
