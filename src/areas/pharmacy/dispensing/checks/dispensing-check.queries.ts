import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../dispensing.tables.ts';

export interface DispensingMismatch {
  id: string;
  dispensing_number: string;
  /** Handed out and not brought back, by lots. */
  out: number;
  /** The same by the movements of the stock. */
  moved: number;
  /** The same by the lines that were handed out, less what was written down as brought back. */
  written: number;
  /** The same by what is charged, of what has a price; null where nothing is billed. */
  charged: number | null;
  /** What of `out` has a price. */
  priced: number;
}

/** Dispensings after one on whose sums do not agree; looks at `span` of them at a time. */
export async function selectMismatches(db: Db, tenantId: string, after: string | null, span: number) {
  const { rows } = await sql<DispensingMismatch>`
    select one.id, one.dispensing_number, lots.out, moved.out as moved, written.out as written,
      lots.priced, case when one.invoice_id is not null then billed.out when one.admission_id is not null
        then stay.out end as charged
    from (select id, dispensing_number, invoice_id, admission_id from dispensing
      where tenant_id = ${tenantId}::uuid and (${after}::uuid is null or id > ${after}::uuid)
      order by id limit ${span}) as one
    cross join lateral (
      select coalesce(sum(lot.quantity - lot.returned_quantity), 0)::bigint as out,
        coalesce(sum(lot.quantity - lot.returned_quantity) filter (where item.price_minor > 0), 0)::bigint as priced
      from dispensing_item item
      join dispensing_lot lot on lot.tenant_id = ${tenantId}::uuid and lot.item_id = item.id
      where item.tenant_id = ${tenantId}::uuid and item.dispensing_id = one.id
    ) as lots
    cross join lateral (
      select -coalesce(sum(movement.quantity), 0)::bigint as out from stock_movement movement
      where movement.tenant_id = ${tenantId}::uuid and movement.source_kind = 'dispensing'
        and movement.source_id = one.id
    ) as moved
    cross join lateral (
      select (coalesce((select sum(item.quantity) from dispensing_item item where item.tenant_id = ${tenantId}::uuid
          and item.dispensing_id = one.id and item.kind = 'given'), 0)
        - coalesce((select sum(back.quantity) from dispensing_return back where back.tenant_id = ${tenantId}::uuid
          and back.dispensing_id = one.id), 0))::bigint as out
    ) as written
    cross join lateral (
      select coalesce(sum(line.quantity - line.credited_quantity), 0)::bigint as out
      from invoice_item line
      join invoice on invoice.tenant_id = ${tenantId}::uuid and invoice.id = line.invoice_id
      where line.tenant_id = ${tenantId}::uuid and line.invoice_id = one.invoice_id and line.price_minor > 0
        and invoice.status <> 'void'
    ) as billed
    cross join lateral (
      select coalesce(sum(supply.quantity - supply.returned_quantity), 0)::bigint as out
      from dispensing_item item
      join stay_supply supply on supply.tenant_id = ${tenantId}::uuid and supply.id = item.id
        and supply.price_minor > 0
      where item.tenant_id = ${tenantId}::uuid and item.dispensing_id = one.id
    ) as stay
    order by one.id`.execute(db);
  const isWrong = ({ out, moved, written, charged, priced }: DispensingMismatch) =>
    out !== moved || out !== written || (charged !== null && charged !== priced);
  return { wrong: rows.filter(isWrong), next: rows.length === span ? rows.at(-1)!.id : null };
}
