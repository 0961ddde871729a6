import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../../platform.tables.ts';

export interface TotalRow {
  period: string;
  currency_code: string;
  invoices: number;
  invoiced_minor: number;
  discount_minor: number;
  credited_minor: number;
  returned_minor: number;
  settled_minor: number;
  owed_minor: number;
  received_minor: number;
}

export interface TotalRequest {
  by: 'month' | 'year';
  year: number;
  /** IANA zone of the operator. */
  timeZone: string;
}

/** Sums of invoices by the month or year in which each was written, with the payments of those days; by currency. */
export async function selectTotals(
  db: Db,
  tenantId: string,
  { by, year, timeZone }: TotalRequest,
): Promise<TotalRow[]> {
  const shape = sql.lit(by === 'month' ? 'YYYY-MM' : 'YYYY');
  const isOfYear = by === 'month' ? sql`where period between ${`${year}-01`} and ${`${year}-12`}` : sql``;
  const { rows } = await sql<TotalRow>`
    with asked as (
      select to_char(issued_at at time zone ${timeZone}, ${shape}) as period, currency_code, status,
        amount_minor, discount_minor, credited_minor, returned_minor,
        amount_minor - discount_minor - credited_minor as left_minor
      from client_invoice where tenant_id = ${tenantId}::uuid and status <> 'void'
    ), parts as (
      select period, currency_code, count(*)::int as invoices, sum(amount_minor) as invoiced_minor,
        sum(discount_minor) as discount_minor, sum(credited_minor) as credited_minor,
        sum(returned_minor) as returned_minor,
        coalesce(sum(left_minor) filter (where status = 'paid'), 0) as settled_minor,
        coalesce(sum(left_minor) filter (where status = 'open'), 0) as owed_minor, 0 as received_minor
      from asked group by period, currency_code
      union all
      select to_char(paid_on, ${shape}), currency_code, 0, 0, 0, 0, 0, 0, 0, sum(amount_minor)
      from client_payment where tenant_id = ${tenantId}::uuid and status = 'approved' group by 1, 2
    )
    select period, currency_code, sum(invoices)::int as invoices, sum(invoiced_minor)::bigint as invoiced_minor,
      sum(discount_minor)::bigint as discount_minor, sum(credited_minor)::bigint as credited_minor,
      sum(returned_minor)::bigint as returned_minor, sum(settled_minor)::bigint as settled_minor,
      sum(owed_minor)::bigint as owed_minor, sum(received_minor)::bigint as received_minor
    from parts ${isOfYear}
    group by period, currency_code
    order by period, currency_code
    limit 2000`.execute(db);
  return rows;
}
