import { sql } from 'kysely';
import { openSteps } from '#database/counting/open-steps.ts';
import type { DailyFigure } from '#database/daily-figures.ts';
import type { Db } from '#database/tables.ts';

/** A counter, or a figure over all days, that is not what the rows add up to; money in minor units. */
export interface FigureMismatch {
  name: string;
  kept: number;
  counted: number;
}

const counters = [
  'appointments.completed',
  'appointments.scheduled',
  'appointments.total',
  'invoices.total',
  'lab-orders.completed',
  'lab-orders.in-progress',
  'lab-orders.pending',
  'lab-orders.total',
  'nursing-notes.critical',
  'nursing-notes.total',
  'nursing-shifts.completed',
  'patients.active',
  'patients.total',
  'stock.items',
  'stock.low',
  'stock.value',
  'surgical-cases.completed',
  'surgical-cases.emergency',
  'surgical-cases.total',
];

const figures: DailyFigure[] = [
  'appointments.cancelled',
  'appointments.completed',
  'appointments.starting',
  'billing.collected',
  'billing.invoices',
  'billing.paid-invoices',
  'billing.revenue',
  'billing.to-refund',
  'lab.orders',
  'patients.registered',
  'stock.expiring-lots',
];

/**
 * Compares what is kept, open steps among it, with every row of the hospital: in one statement, so that nothing
 * happens in between. Days are added up, because they have other borders once a hospital changes its time zone.
 */
export async function selectFigureMismatches(db: Db, tenantId: string): Promise<FigureMismatch[]> {
  const { rows } = await sql<FigureMismatch>`
    with counted as (
      select 'patients.total' as name, count(*) as value from patient where tenant_id = ${tenantId}::uuid
      union all
      select 'patients.active', count(*) from patient where tenant_id = ${tenantId}::uuid and status = 'active'
      union all
      select 'patients.registered', count(*) from patient where tenant_id = ${tenantId}::uuid
      union all
      select 'appointments.total', count(*) from appointment where tenant_id = ${tenantId}::uuid
      union all
      select 'appointments.starting', count(*) from appointment where tenant_id = ${tenantId}::uuid
      union all
      select 'appointments.' || status, count(*) from appointment
      where tenant_id = ${tenantId}::uuid and status in ('scheduled', 'completed', 'cancelled')
      group by status
      union all
      select 'lab-orders.total', count(*) from lab_order where tenant_id = ${tenantId}::uuid
      union all
      select 'lab-orders.' || status, count(*) from lab_order
      where tenant_id = ${tenantId}::uuid and status in ('pending', 'in-progress', 'completed')
      group by status
      union all
      select 'lab.orders', count(*) from lab_order where tenant_id = ${tenantId}::uuid
      union all
      select 'invoices.total', count(*) from invoice where tenant_id = ${tenantId}::uuid
      union all
      select 'billing.invoices', count(*) from invoice
      where tenant_id = ${tenantId}::uuid and sent_at is not null and status <> 'void'
      union all
      select 'billing.revenue', sum(total_minor - credited_minor)::bigint from invoice
      where tenant_id = ${tenantId}::uuid and sent_at is not null and status <> 'void'
      union all
      select 'billing.to-refund', sum(greatest(0, paid_minor + credited_minor - total_minor))::bigint
      from invoice where tenant_id = ${tenantId}::uuid
      union all
      select 'billing.paid-invoices', count(*) from invoice
      where tenant_id = ${tenantId}::uuid and paid_at is not null
      union all
      select 'billing.collected', sum(amount_minor)::bigint from payment where tenant_id = ${tenantId}::uuid
      union all
      select 'nursing-notes.' || kind, count(*) from nursing_note note
      cross join unnest(array['total', 'critical']) as kind
      where note.tenant_id = ${tenantId}::uuid and (kind = 'total' or note.priority = kind)
        and not exists (select from nursing_note_error error
          where error.tenant_id = ${tenantId}::uuid and error.note_id = note.id)
      group by kind
      union all
      select 'nursing-shifts.completed', count(*) from nursing_shift
      where tenant_id = ${tenantId}::uuid and status = 'completed'
      union all
      select 'surgical-cases.' || kind, count(*) from surgical_case
      cross join unnest(array['total', 'completed', 'emergency']) as kind
      where tenant_id = ${tenantId}::uuid and (kind = 'total' or status = kind or urgency = kind)
      group by kind
      union all
      select 'stock.items', count(*) from stock_item where tenant_id = ${tenantId}::uuid and is_active
      union all
      select 'stock.low', count(*) from stock_item where tenant_id = ${tenantId}::uuid and is_low
      union all
      select 'stock.value', sum(round(balance.quantity::numeric * lot.cost_minor / lot.cost_quantity))::bigint
      from stock_balance balance
      join stock_lot lot on lot.tenant_id = ${tenantId}::uuid and lot.id = balance.lot_id
      where balance.tenant_id = ${tenantId}::uuid and balance.is_stocked
      union all
      select 'stock.expiring-lots', count(distinct lot_id) from stock_balance
      where tenant_id = ${tenantId}::uuid and is_stocked and expires_on < '9999-12-31'
    ), parts as (
      select name, null::date as day, value from tenant_counter where tenant_id = ${tenantId}::uuid
      union all
      select name, day, value from daily_figure where tenant_id = ${tenantId}::uuid
      union all
      ${openSteps(tenantId)}
    ), of_all_days as (
      select name, day is null as is_counter, sum(value)::bigint as value from parts group by 1, 2
    ), known as (
      select name, true as is_counter from unnest(${counters}::text[]) as name
      union all
      select name, false from unnest(${figures}::text[]) as name
    )
    select known.name, coalesce(kept.value, 0) as kept, coalesce(counted.value, 0) as counted
    from known
    left join counted on counted.name = known.name
    left join of_all_days as kept on kept.name = known.name and kept.is_counter = known.is_counter
    where coalesce(kept.value, 0) <> coalesce(counted.value, 0)
    order by known.name, known.is_counter`.execute(db);
  return rows;
}
