import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import type { StockMovementRow } from '../ledger/ledger.queries.ts';
import type { PlaceKind } from '../places/place.contract.ts';
import '../stock.tables.ts';

export type NamedMovementRow = StockMovementRow & {
  lot_number: string;
  place_name: string;
  other_place_name: string | null;
  author_name: string;
};

/** Movements of an item, newest first; one row more than the page. */
/** Movements by their ids, in no order. */
export function selectMovementsById(db: Db, tenantId: string, ids: readonly string[]) {
  return db
    .selectFrom('stock_movement')
    .select(['id', 'item_id', 'lot_id', 'place_id', 'quantity'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** True where a lot has moved more than once. */
export async function hasMovedAgain(db: Db, tenantId: string, lotId: string): Promise<boolean> {
  const rows = await db
    .selectFrom('stock_movement')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('lot_id', '=', lotId)
    .limit(2)
    .execute();
  return rows.length > 1;
}

export function selectMovements(
  db: Db,
  tenantId: string,
  itemId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<NamedMovementRow[]> {
  const query = db
    .selectFrom('stock_movement as movement')
    .innerJoin('stock_lot as lot', (join) =>
      join.on('lot.tenant_id', '=', tenantId).onRef('lot.id', '=', 'movement.lot_id'),
    )
    .innerJoin('stock_place as place', (join) =>
      join.on('place.tenant_id', '=', tenantId).onRef('place.id', '=', 'movement.place_id'),
    )
    .leftJoin('stock_place as other', (join) =>
      join.on('other.tenant_id', '=', tenantId).onRef('other.id', '=', 'movement.other_place_id'),
    )
    .innerJoin('user_account as author', (join) =>
      join.on('author.tenant_id', '=', tenantId).onRef('author.id', '=', 'movement.recorded_by'),
    )
    .selectAll('movement')
    .select([
      'lot.lot_number',
      'place.name as place_name',
      'other.name as other_place_name',
      sql<string>`trim(author.first_name || ' ' || author.last_name)`.as('author_name'),
    ])
    .where('movement.tenant_id', '=', tenantId)
    .where('movement.item_id', '=', itemId);
  return selectPage(
    query,
    { cursor, limit },
    { 'movement.happened_at': 'timestamptz', 'movement.id': 'uuid' },
    'desc',
  );
}

export interface LotInPlaceRow {
  lot_id: string;
  place_id: string;
  expires_on: string;
  quantity: number;
  is_set_aside: boolean;
  is_recalled: boolean;
  lot_number: string;
  cost_minor: number;
  cost_quantity: number;
  place_name: string;
  place_kind: PlaceKind;
}

/** What of an item lies where, the first to expire first. */
export function selectLotsInPlaces(
  db: Db,
  tenantId: string,
  itemId: string,
  limit: number,
): Promise<LotInPlaceRow[]> {
  return db
    .selectFrom('stock_balance as balance')
    .innerJoin('stock_lot as lot', (join) =>
      join.on('lot.tenant_id', '=', tenantId).onRef('lot.id', '=', 'balance.lot_id'),
    )
    .innerJoin('stock_place as place', (join) =>
      join.on('place.tenant_id', '=', tenantId).onRef('place.id', '=', 'balance.place_id'),
    )
    .select([
      'balance.lot_id',
      'balance.place_id',
      'balance.expires_on',
      'balance.quantity',
      'balance.is_set_aside',
      'lot.is_recalled',
      'lot.lot_number',
      'lot.cost_minor',
      'lot.cost_quantity',
      'place.name as place_name',
      'place.kind as place_kind',
    ])
    .where('balance.tenant_id', '=', tenantId)
    .where('balance.item_id', '=', itemId)
    .where('balance.is_stocked', '=', true)
    .orderBy('balance.expires_on')
    .orderBy('balance.lot_id')
    .orderBy('balance.place_id')
    .limit(limit)
    .execute();
}
