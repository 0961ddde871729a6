import { type Insertable, sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db, Tables } from '#database/tables.ts';
import { versionedRows } from '#database/versioned-rows.ts';
import { decodeCursor } from '#kernel/page.ts';
import type { StockItemRow } from '../ledger/ledger.queries.ts';
import type { itemShows } from './item.contract.ts';

export const stockItemRows = versionedRows('stock_item');

export type ListedItemRow = StockItemRow & { here_quantity: number | null };

/** The id of no place: a comparison with null is known to be false beforehand, and no shard joins on that. */
const nowhere = '00000000-0000-0000-0000-000000000000';

/** The items with one of these codes (lower case) or names (normalised), in no order. */
export function selectItemsKnownAs(
  db: Db,
  tenantId: string,
  { skus, names }: { skus: readonly string[]; names: readonly string[] },
): Promise<StockItemRow[]> {
  return db
    .selectFrom('stock_item')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`(lower(sku) = any (${skus}::text[]) or sort_name = any (${names}::text[]))`)
    .execute();
}

export interface ItemListRequest {
  patterns: readonly string[];
  category?: string | undefined;
  placeId?: string | undefined;
  show: (typeof itemShows)[number];
  /** Of the list of what expires: up to and including this day. */
  expiresUntil: string;
  cursor?: string | undefined;
  limit: number;
}

/** Items by name, those that expire by date and name; one row more than the page. */
export async function selectItems(
  db: Db,
  tenantId: string,
  request: ItemListRequest,
): Promise<ListedItemRow[]> {
  if (request.patterns.length > 0) return searchItems(db, tenantId, request);
  if (request.show === 'expiring') return selectExpiring(db, tenantId, request);
  const { placeId, category, show, cursor, limit } = request;
  if (placeId) {
    let query = db
      .selectFrom('stock_level as level')
      .innerJoin('stock_item as item', (join) =>
        join.on('item.tenant_id', '=', tenantId).onRef('item.id', '=', 'level.item_id'),
      )
      .selectAll('item')
      .select('level.quantity as here_quantity')
      .where('level.tenant_id', '=', tenantId)
      .where('level.place_id', '=', placeId)
      .where('level.is_stocked', '=', true)
      .where(shown(show));
    if (category) query = query.where('item.category', '=', category);
    return selectPage(query, { cursor, limit }, { 'level.sort_name': 'text', 'level.item_id': 'uuid' });
  }
  let query = db
    .selectFrom('stock_item as item')
    .selectAll()
    .select(sql<null>`null`.as('here_quantity'))
    .where('item.tenant_id', '=', tenantId)
    .where(shown(show));
  if (category) query = query.where('item.category', '=', category);
  return selectPage(query, { cursor, limit }, { 'item.sort_name': 'text', 'item.id': 'uuid' });
}

function shown(show: ItemListRequest['show']) {
  if (show === 'all') return sql<boolean>`true`;
  if (show === 'inactive') return sql<boolean>`not item.is_active`;
  return show === 'low' ? sql<boolean>`item.is_low` : sql<boolean>`item.is_active`;
}

/** What a lot in stock expires of until a day, the first to expire first. */
function selectExpiring(db: Db, tenantId: string, request: ItemListRequest): Promise<ListedItemRow[]> {
  const { placeId, category, expiresUntil, cursor, limit } = request;
  let query = db
    .selectFrom('stock_item as item')
    .leftJoin('stock_level as level', (join) =>
      join
        .on('level.tenant_id', '=', tenantId)
        .onRef('level.item_id', '=', 'item.id')
        .on('level.place_id', '=', placeId ?? nowhere)
        .on('level.is_stocked', '=', true),
    )
    .selectAll('item')
    .select('level.quantity as here_quantity')
    .where('item.tenant_id', '=', tenantId)
    .where('item.first_expiry', '<=', expiresUntil);
  if (placeId) query = query.where('level.quantity', 'is not', null);
  if (category) query = query.where('item.category', '=', category);
  return selectPage(query, { cursor, limit }, { 'item.first_expiry': 'date', 'item.id': 'uuid' });
}

async function searchItems(db: Db, tenantId: string, request: ItemListRequest): Promise<ListedItemRow[]> {
  const { show, cursor, placeId } = request;
  const after = cursor ? decodeCursor(cursor, 2) : undefined;
  const found = await findItemIds(db, tenantId, {
    ...request,
    isActive: show === 'active' || show === 'low',
    isLow: show === 'low',
    expiresUntil: show === 'expiring' ? request.expiresUntil : null,
    after,
  });
  if (found.length === 0) return [];
  return db
    .selectFrom('stock_item as item')
    .leftJoin('stock_level as level', (join) =>
      join
        .on('level.tenant_id', '=', tenantId)
        .onRef('level.item_id', '=', 'item.id')
        .on('level.place_id', '=', placeId ?? nowhere),
    )
    .selectAll('item')
    .select('level.quantity as here_quantity')
    .where('item.tenant_id', '=', tenantId)
    .where(sql<boolean>`item.id = any (${found}::uuid[])`)
    .where(show === 'inactive' ? shown(show) : sql<boolean>`true`)
    .orderBy('item.sort_name')
    .orderBy('item.id')
    .limit(request.limit + 1)
    .execute();
}

export interface ItemSearch {
  patterns: readonly string[];
  category?: string | undefined;
  placeId?: string | undefined;
  isActive: boolean;
  isLow?: boolean;
  expiresUntil?: string | null;
  after?: readonly string[] | undefined;
  limit: number;
}

/** Ids of the items that match, in the order of names; one more than the limit where there are more. */
export async function findItemIds(db: Db, tenantId: string, search: ItemSearch): Promise<string[]> {
  const [name = null, id = null] = search.after ?? [];
  const { rows } = await sql<{ id: string }>`
    select find_stock_items(${tenantId}::uuid, ${search.patterns}::text[], ${search.isActive}::boolean,
      ${search.isLow ?? false}::boolean, ${search.category ?? null}::text, ${search.expiresUntil ?? null}::date,
      ${search.placeId ?? null}::uuid, ${name}::text, ${id}::uuid, ${search.limit + 1}::integer) as id`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

export async function selectCategories(db: Db, tenantId: string, limit: number): Promise<string[]> {
  // One probe of the index for each category, however many items it has.
  const { rows } = await sql<{ category: string }>`
    with recursive walk as (
      (select category from stock_item where tenant_id = ${tenantId}::uuid order by category limit 1)
      union all
      select (select category from stock_item where tenant_id = ${tenantId}::uuid and category > walk.category
        order by category limit 1)
      from walk where walk.category is not null
    )
    select category from walk where category is not null limit ${limit}`.execute(db);
  return rows.map((row) => row.category);
}

export type NewItemRow = Insertable<Tables['stock_item']>;

export async function insertItems(db: Db, rows: readonly NewItemRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('stock_item').values(rows).execute();
}

/** Has the places of an item list it under its new name. */
export async function renameLevels(
  db: Db,
  tenantId: string,
  itemId: string,
  sortName: string,
): Promise<void> {
  await db
    .updateTable('stock_level')
    .set({ sort_name: sortName })
    .where('tenant_id', '=', tenantId)
    .where('item_id', '=', itemId)
    .execute();
}
