import { sql } from 'kysely';
import { readPage, selectPage } from '#database/lists/select-page.ts';
import { boundedSum } from '#database/counting/bounded-sum.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import type { countShows } from './stock-count.contract.ts';
import './stock-count.tables.ts';
import '../stock.tables.ts';

export type CountRow = RowOf<'stock_count'>;
export type CountLineRow = RowOf<'stock_count_line'>;

export const countRows = versionedRows('stock_count');

export type NamedCountRow = CountRow & {
  place_name: string;
  starter_name: string;
  submitter_name: string | null;
  decider_name: string | null;
};

function namedCounts(db: Db, tenantId: string) {
  return db
    .selectFrom('stock_count as taken')
    .innerJoin('stock_place as place', (join) =>
      join.on('place.tenant_id', '=', tenantId).onRef('place.id', '=', 'taken.place_id'),
    )
    .innerJoin('user_account as starter', (join) =>
      join.on('starter.tenant_id', '=', tenantId).onRef('starter.id', '=', 'taken.started_by'),
    )
    .leftJoin('user_account as submitter', (join) =>
      join.on('submitter.tenant_id', '=', tenantId).onRef('submitter.id', '=', 'taken.submitted_by'),
    )
    .leftJoin('user_account as decider', (join) =>
      join.on('decider.tenant_id', '=', tenantId).onRef('decider.id', '=', 'taken.decided_by'),
    )
    .selectAll('taken')
    .select([
      'place.name as place_name',
      sql<string>`trim(starter.first_name || ' ' || starter.last_name)`.as('starter_name'),
      sql<string | null>`trim(submitter.first_name || ' ' || submitter.last_name)`.as('submitter_name'),
      sql<string | null>`trim(decider.first_name || ' ' || decider.last_name)`.as('decider_name'),
    ])
    .where('taken.tenant_id', '=', tenantId);
}

export function selectCount(db: Db, tenantId: string, id: string): Promise<NamedCountRow | undefined> {
  return namedCounts(db, tenantId).where('taken.id', '=', id).executeTakeFirst();
}

/** Newest first. */
export function selectCounts(
  db: Db,
  tenantId: string,
  {
    status,
    cursor,
    limit,
  }: { status?: CountRow['status'] | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<NamedCountRow>> {
  let query = namedCounts(db, tenantId);
  if (status) query = query.where('taken.status', '=', status);
  return readPage(
    query,
    { cursor, limit },
    { 'taken.started_at': 'timestamptz', 'taken.id': 'uuid' },
    'desc',
  );
}

export interface CountSums {
  lots: number;
  counted: number;
  differing: number;
  surplus_minor: number;
  shortage_minor: number;
  counters: string[];
}

/** The sums of a count, of at most 1,000 lots, and who counted. */
export async function selectSums(db: Db, tenantId: string, countId: string): Promise<CountSums> {
  const { rows } = await sql<CountSums>`
    select count(*)::bigint as lots, count(counted_quantity)::bigint as counted,
      (count(*) filter (where difference <> 0))::bigint as differing,
      ${boundedSum(sql`coalesce(sum(worth) filter (where difference > 0), 0)`)} as surplus_minor,
      ${boundedSum(sql`coalesce(sum(worth) filter (where difference < 0), 0)`)} as shortage_minor,
      coalesce(array_agg(distinct counted_by::text) filter (where counted_by is not null), '{}') as counters
    from (
      select line.counted_quantity, line.counted_by, line.counted_quantity - line.expected_quantity as difference,
        round(abs(line.counted_quantity - line.expected_quantity)::numeric * lot.cost_minor / lot.cost_quantity)
          as worth
      from stock_count_line line
      join stock_lot lot on lot.tenant_id = ${tenantId}::uuid and lot.id = line.lot_id
      where line.tenant_id = ${tenantId}::uuid and line.count_id = ${countId}::uuid
    ) as compared`.execute(db);
  return rows[0]!;
}

export type NamedLineRow = CountLineRow & {
  item_name: string;
  base_unit: string;
  lot_number: string;
  expires_on: string;
  cost_minor: number;
  cost_quantity: number;
  counter_name: string | null;
};

function namedLines(db: Db, tenantId: string, countId: string) {
  return db
    .selectFrom('stock_count_line as line')
    .innerJoin('stock_item as item', (join) =>
      join.on('item.tenant_id', '=', tenantId).onRef('item.id', '=', 'line.item_id'),
    )
    .innerJoin('stock_lot as lot', (join) =>
      join.on('lot.tenant_id', '=', tenantId).onRef('lot.id', '=', 'line.lot_id'),
    )
    .leftJoin('user_account as counter', (join) =>
      join.on('counter.tenant_id', '=', tenantId).onRef('counter.id', '=', 'line.counted_by'),
    )
    .selectAll('line')
    .select([
      'item.name as item_name',
      'item.base_unit',
      'lot.lot_number',
      'lot.expires_on',
      'lot.cost_minor',
      'lot.cost_quantity',
      sql<string | null>`trim(counter.first_name || ' ' || counter.last_name)`.as('counter_name'),
    ])
    .where('line.tenant_id', '=', tenantId)
    .where('line.count_id', '=', countId);
}

/** The lots of a count in the order of its sheet; one row more than the page. */
export function selectLines(
  db: Db,
  tenantId: string,
  countId: string,
  { show, cursor, limit }: { show: (typeof countShows)[number]; cursor?: string | undefined; limit: number },
): Promise<NamedLineRow[]> {
  let query = namedLines(db, tenantId, countId);
  if (show === 'uncounted') query = query.where('line.counted_quantity', 'is', null);
  if (show === 'differing') {
    query = query.whereRef('line.counted_quantity', '<>', 'line.expected_quantity');
  }
  return selectPage(query, { cursor, limit }, { 'line.position': 'integer', 'line.lot_id': 'uuid' });
}

/** The lots of a count that differ from the books. */
export function selectDiffering(db: Db, tenantId: string, countId: string): Promise<CountLineRow[]> {
  return db
    .selectFrom('stock_count_line')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('count_id', '=', countId)
    .whereRef('counted_quantity', '<>', 'expected_quantity')
    .orderBy('position')
    .execute();
}

export async function insertCount(
  db: Db,
  row: Pick<
    CountRow,
    'tenant_id' | 'id' | 'count_number' | 'place_id' | 'category' | 'status' | 'started_by' | 'started_at'
  >,
): Promise<void> {
  await db.insertInto('stock_count').values(row).execute();
}

/** Puts what lies in the place on the sheet, by item and expiry; returns how many lots, at most one above the limit. */
export async function fillSheet(
  db: Db,
  tenantId: string,
  { id, place_id: placeId, category }: Pick<CountRow, 'id' | 'place_id' | 'category'>,
  limit: number,
): Promise<number> {
  const { rows } = await sql`
    insert into stock_count_line (tenant_id, count_id, lot_id, item_id, position)
    select ${tenantId}::uuid, ${id}::uuid, balance.lot_id, balance.item_id,
      row_number() over (order by item.sort_name, item.id, balance.expires_on, balance.lot_id)
    from stock_balance balance
    join stock_item item on item.tenant_id = ${tenantId}::uuid and item.id = balance.item_id
    where balance.tenant_id = ${tenantId}::uuid and balance.place_id = ${placeId}::uuid and balance.is_stocked
      and (${category}::text is null or item.category = ${category}::text)
    limit ${limit + 1}
    returning lot_id`.execute(db);
  return rows.length;
}

/** Adds a lot at the end of the sheet; false where it is on it already. */
export async function addLine(
  db: Db,
  tenantId: string,
  countId: string,
  lot: { id: string; itemId: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into stock_count_line (tenant_id, count_id, lot_id, item_id, position)
    select ${tenantId}::uuid, ${countId}::uuid, ${lot.id}::uuid, ${lot.itemId}::uuid, coalesce(max(position), 0) + 1
    from stock_count_line
    where tenant_id = ${tenantId}::uuid and count_id = ${countId}::uuid
    on conflict (tenant_id, count_id, lot_id) do nothing
    returning lot_id`.execute(db);
  return rows.length > 0;
}

/** Writes what was counted beside what the books say now; returns the lots that are on the sheet. */
export async function writeCounted(
  db: Db,
  tenantId: string,
  { id: countId, place_id: placeId }: Pick<CountRow, 'id' | 'place_id'>,
  lines: readonly { lotId: string; quantity: number }[],
  { userId, at }: { userId: string; at: string },
): Promise<string[]> {
  const { rows } = await sql<{ lot_id: string }>`
    update stock_count_line line
    set counted_quantity = given.quantity, counted_by = ${userId}::uuid, counted_at = ${at}::timestamptz,
      expected_quantity = coalesce((
        select balance.quantity from stock_balance balance
        where balance.tenant_id = ${tenantId}::uuid and balance.lot_id = line.lot_id
          and balance.place_id = ${placeId}::uuid), 0)
    from unnest(${lines.map(({ lotId }) => lotId)}::uuid[],
      ${lines.map(({ quantity }) => quantity)}::bigint[]) as given (lot_id, quantity)
    where line.tenant_id = ${tenantId}::uuid and line.count_id = ${countId}::uuid and line.lot_id = given.lot_id
    returning line.lot_id`.execute(db);
  return rows.map((row) => row.lot_id);
}
