import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { boundedSum } from '#database/counting/bounded-sum.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import '../stock.tables.ts';

export type StockRequestRow = RowOf<'stock_request'>;

export const stockRequestRows = versionedRows('stock_request');

export type NamedRequestRow = StockRequestRow & {
  item_name: string;
  base_unit: string;
  lot_number: string;
  expires_on: string;
  place_name: string;
  requester_name: string;
  decider_name: string | null;
};

function namedRequests(db: Db, tenantId: string) {
  return db
    .selectFrom('stock_request as request')
    .innerJoin('stock_item as item', (join) =>
      join.on('item.tenant_id', '=', tenantId).onRef('item.id', '=', 'request.item_id'),
    )
    .innerJoin('stock_lot as lot', (join) =>
      join.on('lot.tenant_id', '=', tenantId).onRef('lot.id', '=', 'request.lot_id'),
    )
    .innerJoin('stock_place as place', (join) =>
      join.on('place.tenant_id', '=', tenantId).onRef('place.id', '=', 'request.place_id'),
    )
    .innerJoin('user_account as requester', (join) =>
      join.on('requester.tenant_id', '=', tenantId).onRef('requester.id', '=', 'request.requested_by'),
    )
    .leftJoin('user_account as decider', (join) =>
      join.on('decider.tenant_id', '=', tenantId).onRef('decider.id', '=', 'request.decided_by'),
    )
    .selectAll('request')
    .select([
      'item.name as item_name',
      'item.base_unit',
      'lot.lot_number',
      'lot.expires_on',
      'place.name as place_name',
      sql<string>`trim(requester.first_name || ' ' || requester.last_name)`.as('requester_name'),
      sql<string | null>`trim(decider.first_name || ' ' || decider.last_name)`.as('decider_name'),
    ])
    .where('request.tenant_id', '=', tenantId);
}

export function selectRequest(db: Db, tenantId: string, id: string): Promise<NamedRequestRow | undefined> {
  return namedRequests(db, tenantId).where('request.id', '=', id).executeTakeFirst();
}

/** Newest first; one row more than the page. */
export function selectRequests(
  db: Db,
  tenantId: string,
  {
    status,
    cursor,
    limit,
  }: { status?: StockRequestRow['status'] | undefined; cursor?: string | undefined; limit: number },
): Promise<NamedRequestRow[]> {
  let query = namedRequests(db, tenantId);
  if (status) query = query.where('request.status', '=', status);
  return selectPage(
    query,
    { cursor, limit },
    { 'request.requested_at': 'timestamptz', 'request.id': 'uuid' },
    'desc',
  );
}

export async function insertRequest(
  db: Db,
  row: Omit<StockRequestRow, 'decided_by' | 'decided_at' | 'decision_note' | 'version'>,
): Promise<void> {
  await db.insertInto('stock_request').values(row).execute();
}

/** What one person may change of stock alone. */
export async function selectApprovalLimits(
  db: Db,
  tenantId: string,
): Promise<{ valueMinor: number; quantity: number | null }> {
  const row = await db
    .selectFrom('tenant_settings')
    .select(['stock_approval_minor', 'stock_approval_quantity'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return { valueMinor: row.stock_approval_minor, quantity: row.stock_approval_quantity };
}

/**
 * What a person has changed of an item without a second person since an instant: base units and their value, counted
 * whichever way they went. Without it one large change could be made as several small ones.
 */
export async function sumOwnChanges(
  db: Db,
  tenantId: string,
  { itemId, userId, since }: Record<'itemId' | 'userId' | 'since', string>,
): Promise<{ units: number; valueMinor: number }> {
  const { rows } = await sql<{ units: number; value_minor: number }>`
    select coalesce(sum(abs(movement.quantity)), 0)::bigint as units,
      ${boundedSum(sql`coalesce(sum(round(abs(movement.quantity)::numeric * lot.cost_minor / lot.cost_quantity)), 0)`)}
        as value_minor
    from stock_movement movement
    join stock_lot lot on lot.tenant_id = ${tenantId}::uuid and lot.id = movement.lot_id
    where movement.tenant_id = ${tenantId}::uuid and movement.item_id = ${itemId}::uuid
      and movement.happened_at >= ${since}::timestamptz and movement.recorded_by = ${userId}::uuid
      and movement.kind in ('adjustment', 'disposal', 'supplier-return')
      and movement.source_kind is distinct from 'stock-request'`.execute(db);
  return { units: rows[0]!.units, valueMinor: rows[0]!.value_minor };
}
