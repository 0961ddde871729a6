import { sql } from 'kysely';
import { readPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import type { BalanceWithLot, StockLotRow } from '../ledger/ledger.queries.ts';
import './stock-recall.tables.ts';
import '../stock.tables.ts';

export type RecallRow = RowOf<'stock_recall'>;
export type RecallLineRow = RowOf<'stock_recall_line'>;

export const recallRows = versionedRows('stock_recall');

export type NamedRecallRow = RecallRow & {
  item_name: string;
  base_unit: string;
  author_name: string;
  ender_name: string | null;
};

function namedRecalls(db: Db, tenantId: string) {
  return db
    .selectFrom('stock_recall as recall')
    .innerJoin('stock_item as item', (join) =>
      join.on('item.tenant_id', '=', tenantId).onRef('item.id', '=', 'recall.item_id'),
    )
    .innerJoin('user_account as author', (join) =>
      join.on('author.tenant_id', '=', tenantId).onRef('author.id', '=', 'recall.recalled_by'),
    )
    .leftJoin('user_account as ender', (join) =>
      join.on('ender.tenant_id', '=', tenantId).onRef('ender.id', '=', 'recall.ended_by'),
    )
    .selectAll('recall')
    .select([
      'item.name as item_name',
      'item.base_unit',
      sql<string>`trim(author.first_name || ' ' || author.last_name)`.as('author_name'),
      sql<string | null>`trim(ender.first_name || ' ' || ender.last_name)`.as('ender_name'),
    ])
    .where('recall.tenant_id', '=', tenantId);
}

export function selectRecall(db: Db, tenantId: string, id: string): Promise<NamedRecallRow | undefined> {
  return namedRecalls(db, tenantId).where('recall.id', '=', id).executeTakeFirst();
}

/** Newest first. */
export function selectRecalls(
  db: Db,
  tenantId: string,
  {
    status,
    cursor,
    limit,
  }: { status?: RecallRow['status'] | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<NamedRecallRow>> {
  let query = namedRecalls(db, tenantId);
  if (status) query = query.where('recall.status', '=', status);
  return readPage(
    query,
    { cursor, limit },
    { 'recall.recalled_at': 'timestamptz', 'recall.id': 'uuid' },
    'desc',
  );
}

/** All lots of an item with a number, without regard to case. */
export function selectLotsOfNumber(
  db: Db,
  tenantId: string,
  itemId: string,
  lotNumber: string,
): Promise<StockLotRow[]> {
  return db
    .selectFrom('stock_lot')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('item_id', '=', itemId)
    .where(sql<boolean>`lower(lot_number) = lower(${lotNumber}::text)`)
    .execute();
}

export type FoundBalance = Pick<BalanceWithLot, 'lot_id' | 'place_id' | 'quantity' | 'place_kind'>;

/** Where these lots lie now. */
export function selectWhere(db: Db, tenantId: string, lotIds: readonly string[]): Promise<FoundBalance[]> {
  return db
    .selectFrom('stock_balance')
    .select(['lot_id', 'place_id', 'quantity', 'place_kind'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`lot_id = any (${lotIds}::uuid[])`)
    .where('is_stocked', '=', true)
    .execute();
}

export interface FoundRow {
  place_id: string;
  place_name: string;
  quantity: number;
}

/** Where the lot lay when it was recalled, by place. */
export async function selectFound(db: Db, tenantId: string, recallId: string): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select line.place_id, place.name as place_name, sum(line.quantity)::bigint as quantity
    from stock_recall_line line
    join stock_place place on place.tenant_id = ${tenantId}::uuid and place.id = line.place_id
    where line.tenant_id = ${tenantId}::uuid and line.recall_id = ${recallId}::uuid
    group by line.place_id, place.name order by place.name, line.place_id`.execute(db);
  return rows;
}

/** Where the lot lies now, by place. */
export async function selectNow(db: Db, tenantId: string, lotIds: readonly string[]): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select balance.place_id, place.name as place_name, sum(balance.quantity)::bigint as quantity
    from stock_balance balance
    join stock_place place on place.tenant_id = ${tenantId}::uuid and place.id = balance.place_id
    where balance.tenant_id = ${tenantId}::uuid and balance.lot_id = any (${lotIds}::uuid[]) and balance.is_stocked
    group by balance.place_id, place.name order by place.name, balance.place_id`.execute(db);
  return rows;
}

export async function insertRecall(
  db: Db,
  row: Omit<RecallRow, 'ended_by' | 'ended_at' | 'end_note' | 'version'>,
  lines: readonly RecallLineRow[],
): Promise<void> {
  await db.insertInto('stock_recall').values(row).execute();
  if (lines.length > 0) await db.insertInto('stock_recall_line').values(lines).execute();
}

/** Blocks lots everywhere, or takes the block away; the caller holds their item. */
export async function blockLots(
  db: Db,
  tenantId: string,
  lotIds: readonly string[],
  isRecalled: boolean,
): Promise<void> {
  for (const [table, column] of [
    ['stock_lot', 'id'],
    ['stock_balance', 'lot_id'],
  ] as const) {
    await sql`update ${sql.table(table)} set is_recalled = ${isRecalled}::boolean
      where tenant_id = ${tenantId}::uuid and ${sql.ref(column)} = any (${lotIds}::uuid[])`.execute(db);
  }
}

export interface GivenRow {
  patient_id: string;
  is_restricted: boolean;
  patient_number: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  last_movement_id: string;
  quantity: number;
  last_given_at: string;
  reason: string | null;
}

/** Patients to whom something of these lots was given, by their numbers. */
export async function selectGiven(
  db: Db,
  tenantId: string,
  lotIds: readonly string[],
  limit: number,
): Promise<GivenRow[]> {
  const { rows } = await sql<GivenRow>`
    select patient.id as patient_id, patient.is_restricted, patient.patient_number, patient.first_name,
      patient.last_name, patient.phone, given.last_movement_id, given.quantity,
      given.last_given_at, given.reason
    from (
      select patient_id, (-sum(quantity))::bigint as quantity,
        max(happened_at) filter (where quantity < 0) as last_given_at,
        (array_agg(id order by happened_at desc) filter (where quantity < 0))[1] as last_movement_id,
        (array_agg(reason order by happened_at desc) filter (where quantity < 0))[1] as reason
      from stock_movement
      where tenant_id = ${tenantId}::uuid and lot_id = any (${lotIds}::uuid[]) and patient_id is not null
      group by patient_id
    ) as given
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = given.patient_id
    order by patient.patient_number, patient.id
    limit ${limit}`.execute(db);
  return rows;
}
