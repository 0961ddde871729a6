import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { decodeCursor } from '#kernel/page.ts';
import '../orders/purchase-order.tables.ts';
import '../stock.tables.ts';

export interface ReorderRow {
  id: string;
  name: string;
  sort_name: string;
  base_unit: string;
  pack_size: number;
  pack_name: string | null;
  on_hand: number;
  min_stock_level: number;
  reorder_quantity: number | null;
  unit_cost_minor: number;
  consumed: number;
  empty_days: number;
  on_order: number;
  supplier_id: string | null;
  supplier_name: string | null;
  lead_days: number | null;
}

/**
 * Items in use that were used since a month or have a minimum and are at it, by name, with what is on order and from
 * whom they came last. Only these are looked at, however long the catalogue; one row more than asked for.
 */
export async function selectReorderCandidates(
  db: Db,
  tenantId: string,
  {
    since,
    usualLeadDays,
    days,
    cursor,
    limit,
  }: {
    since: string;
    usualLeadDays: number;
    /** Days since the month began. */
    days: number;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<ReorderRow[]> {
  const [name = null, id = null] = cursor ? decodeCursor(cursor, 2) : [];
  const { rows } = await sql<ReorderRow>`
    with used as (
      select item_id, sum(consumed)::bigint as consumed, sum(empty_days)::bigint as empty_days
      from stock_month
      where tenant_id = ${tenantId}::uuid and month >= ${since}::date
      group by item_id
    ), candidate as (
      select item_id as id from used where consumed > 0
      union
      select id from stock_item where tenant_id = ${tenantId}::uuid and is_low and min_stock_level > 0
    )
    select item.id, item.name, item.sort_name, item.base_unit, item.pack_size, item.pack_name, item.on_hand,
      item.min_stock_level, item.reorder_quantity, item.unit_cost_minor, coalesce(used.consumed, 0) as consumed,
      coalesce(used.empty_days, 0) as empty_days, coalesce(ordered.units, 0)::bigint as on_order,
      last_order.supplier_id, last_order.supplier_name, last_order.lead_days
    from candidate
    join stock_item item on item.tenant_id = ${tenantId}::uuid and item.id = candidate.id and item.is_active
    left join used on used.item_id = item.id
    left join lateral (
      select sum((line.packs - line.received_packs) * line.pack_size) as units
      from purchase_order_line line
      join purchase_order open on open.tenant_id = ${tenantId}::uuid and open.id = line.order_id
        and open.status in ('draft', 'approved', 'sent', 'partly-received')
      where line.tenant_id = ${tenantId}::uuid and line.item_id = item.id
    ) as ordered on true
    left join lateral (
      select supplier.id as supplier_id, supplier.name as supplier_name, supplier.lead_days
      from purchase_order_line line
      join purchase_order past on past.tenant_id = ${tenantId}::uuid and past.id = line.order_id
      join supplier on supplier.tenant_id = ${tenantId}::uuid and supplier.id = past.supplier_id
        and supplier.is_active
      where line.tenant_id = ${tenantId}::uuid and line.item_id = item.id
      order by past.created_at desc, past.id desc
      limit 1
    ) as last_order on true
    where (${name}::text is null or (item.sort_name, item.id) > (${name}::text, ${id}::uuid))
      and item.on_hand + coalesce(ordered.units, 0) <= item.min_stock_level
        + ceil(greatest(coalesce(used.consumed, 0), 0)::numeric
          / greatest(${days}::integer - coalesce(used.empty_days, 0), 1)
          * coalesce(last_order.lead_days, ${usualLeadDays}::integer))
    order by item.sort_name, item.id
    limit ${limit + 1}`.execute(db);
  return rows;
}
