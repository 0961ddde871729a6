import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../counter-sale.tables.ts';

export interface SaleMismatch {
  id: string;
  sale_number: string;
  /** Sold and not brought back, by lots. */
  out: number;
  /** The same by the movements of the stock. */
  moved: number;
  /** The same by the lines that were sold, less what was written down as brought back. */
  written: number;
  /** The same by the invoice. */
  charged: number;
}

/** Sales after one on whose sums do not agree; looks at `span` of them at a time. */
export async function selectSaleMismatches(db: Db, tenantId: string, after: string | null, span: number) {
  const { rows } = await sql<SaleMismatch>`
    select one.id, one.sale_number,
      (select coalesce(sum(lot.quantity - lot.returned_quantity), 0)::bigint
        from counter_sale_item item
        join counter_sale_lot lot on lot.tenant_id = ${tenantId}::uuid and lot.item_id = item.id
        where item.tenant_id = ${tenantId}::uuid and item.sale_id = one.id) as out,
      (select -coalesce(sum(movement.quantity), 0)::bigint from stock_movement movement
        where movement.tenant_id = ${tenantId}::uuid and movement.source_kind = 'counter-sale'
          and movement.source_id = one.id) as moved,
      (coalesce((select sum(item.quantity) from counter_sale_item item where item.tenant_id = ${tenantId}::uuid
          and item.sale_id = one.id), 0)
        - coalesce((select sum(back.quantity) from counter_sale_return back
          where back.tenant_id = ${tenantId}::uuid and back.sale_id = one.id), 0))::bigint as written,
      (select coalesce(sum(line.quantity - line.credited_quantity), 0)::bigint from invoice_item line
        where line.tenant_id = ${tenantId}::uuid and line.invoice_id = one.invoice_id) as charged
    from (select id, sale_number, invoice_id from counter_sale
      where tenant_id = ${tenantId}::uuid and (${after}::uuid is null or id > ${after}::uuid)
      order by id limit ${span}) as one
    order by one.id`.execute(db);
  const wrong = rows.filter(
    ({ out, moved, written, charged }) => out !== moved || out !== written || out !== charged,
  );
  return { wrong, next: rows.length === span ? rows.at(-1)!.id : null };
}
