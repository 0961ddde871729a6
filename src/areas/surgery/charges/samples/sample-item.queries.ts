import type { Db } from '#database/tables.ts';

/** An item of the main store by its number. */
export function selectSampleItem(db: Db, tenantId: string, sku: string) {
  return db
    .selectFrom('stock_item as item')
    .innerJoin('stock_level as level', (join) =>
      join.onRef('level.item_id', '=', 'item.id').on('level.tenant_id', '=', tenantId),
    )
    .innerJoin('stock_place as place', (join) =>
      join.onRef('place.id', '=', 'level.place_id').on('place.tenant_id', '=', tenantId),
    )
    .select([
      'item.id as item_id',
      'item.name',
      'item.base_unit',
      'item.selling_price_minor',
      'place.id as place_id',
    ])
    .where('item.tenant_id', '=', tenantId)
    .where('item.sku', '=', sku)
    .where('place.code', '=', 'main-store')
    .executeTakeFirst();
}
