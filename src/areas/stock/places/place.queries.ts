import type { Db } from '#database/tables.ts';
import { versionedRows } from '#database/versioned-rows.ts';
import type { StockPlaceRow } from '../ledger/ledger.queries.ts';
import '../stock.tables.ts';

export const stockPlaceRows = versionedRows('stock_place');

export function selectPlaces(db: Db, tenantId: string, limit: number): Promise<StockPlaceRow[]> {
  return db
    .selectFrom('stock_place')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function selectPlaceByCode(
  db: Db,
  tenantId: string,
  code: string,
): Promise<StockPlaceRow | undefined> {
  return db
    .selectFrom('stock_place')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .executeTakeFirst();
}

/** True while anything lies in the place. */
export async function isStocked(db: Db, tenantId: string, placeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('stock_level')
    .select('item_id')
    .where('tenant_id', '=', tenantId)
    .where('place_id', '=', placeId)
    .where('is_stocked', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
