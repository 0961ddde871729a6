import { sql } from 'kysely';
import { readPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import './requisition.tables.ts';

export type RequisitionRow = RowOf<'stock_requisition'>;
export type RequisitionLineRow = RowOf<'stock_requisition_line'>;

export const requisitionRows = versionedRows('stock_requisition');

export type NamedRequisitionRow = RequisitionRow & {
  place_name: string;
  asker_name: string;
  decider_name: string | null;
};

function namedRequisitions(db: Db, tenantId: string) {
  return db
    .selectFrom('stock_requisition as asked')
    .innerJoin('stock_place as place', (join) =>
      join.on('place.tenant_id', '=', tenantId).onRef('place.id', '=', 'asked.place_id'),
    )
    .innerJoin('user_account as asker', (join) =>
      join.on('asker.tenant_id', '=', tenantId).onRef('asker.id', '=', 'asked.requested_by'),
    )
    .leftJoin('user_account as decider', (join) =>
      join.on('decider.tenant_id', '=', tenantId).onRef('decider.id', '=', 'asked.decided_by'),
    )
    .selectAll('asked')
    .select([
      'place.name as place_name',
      sql<string>`trim(asker.first_name || ' ' || asker.last_name)`.as('asker_name'),
      sql<string | null>`trim(decider.first_name || ' ' || decider.last_name)`.as('decider_name'),
    ])
    .where('asked.tenant_id', '=', tenantId);
}

export function selectRequisition(
  db: Db,
  tenantId: string,
  id: string,
): Promise<NamedRequisitionRow | undefined> {
  return namedRequisitions(db, tenantId).where('asked.id', '=', id).executeTakeFirst();
}

/** Newest first. */
export function selectRequisitions(
  db: Db,
  tenantId: string,
  {
    status,
    cursor,
    limit,
  }: { status?: RequisitionRow['status'] | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<NamedRequisitionRow>> {
  let query = namedRequisitions(db, tenantId);
  if (status) query = query.where('asked.status', '=', status);
  return readPage(
    query,
    { cursor, limit },
    { 'asked.requested_at': 'timestamptz', 'asked.id': 'uuid' },
    'desc',
  );
}

export type NamedLineRow = RequisitionLineRow & { item_name: string; base_unit: string };

export function selectLines(db: Db, tenantId: string, requisitionId: string): Promise<NamedLineRow[]> {
  return db
    .selectFrom('stock_requisition_line as line')
    .innerJoin('stock_item as item', (join) =>
      join.on('item.tenant_id', '=', tenantId).onRef('item.id', '=', 'line.item_id'),
    )
    .selectAll('line')
    .select(['item.name as item_name', 'item.base_unit'])
    .where('line.tenant_id', '=', tenantId)
    .where('line.requisition_id', '=', requisitionId)
    .orderBy('line.position')
    .execute();
}

export async function insertRequisition(
  db: Db,
  row: Pick<
    RequisitionRow,
    | 'tenant_id'
    | 'id'
    | 'requisition_number'
    | 'place_id'
    | 'status'
    | 'notes'
    | 'requested_by'
    | 'requested_at'
  >,
  lines: readonly Omit<RequisitionLineRow, 'approved_quantity' | 'issued_quantity'>[],
): Promise<void> {
  await db.insertInto('stock_requisition').values(row).execute();
  await db.insertInto('stock_requisition_line').values(lines).execute();
}

/** Notes what was approved of each item, or issued. */
export async function writeQuantities(
  db: Db,
  tenantId: string,
  requisitionId: string,
  column: 'approved_quantity' | 'issued_quantity',
  lines: readonly { stockItemId: string; quantity: number }[],
): Promise<void> {
  await sql`
    update stock_requisition_line line set ${sql.ref(column)} = given.quantity
    from unnest(${lines.map(({ stockItemId }) => stockItemId)}::uuid[],
      ${lines.map(({ quantity }) => quantity)}::bigint[]) as given (item_id, quantity)
    where line.tenant_id = ${tenantId}::uuid and line.requisition_id = ${requisitionId}::uuid
      and line.item_id = given.item_id`.execute(db);
}

/** Closes the requisition that a transfer brings; the id, or undefined for a transfer of another kind. */
export async function closeRequisitionOf(
  db: Db,
  tenantId: string,
  transferId: string,
): Promise<string | undefined> {
  const row = await db
    .updateTable('stock_requisition')
    .set((columns) => ({ status: 'received', version: sql`${columns.ref('version')} + 1` }))
    .where('tenant_id', '=', tenantId)
    .where('transfer_id', '=', transferId)
    .where('status', '=', 'issued')
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
