import type pg from 'pg';
import type { BenchSize } from './bench-size.ts';
import { chance } from './fill-patients.ts';

const years = 3;

/**
 * Gives a tenant invoices of the last three years, each with one item and, where it is paid or partly paid, one
 * payment; referrers with their sums; and the counters and figures by day that go with them.
 */
export async function fillBilling(client: pg.Client, tenantId: string, size: BenchSize): Promise<void> {
  await client.query(invoiceSql, [tenantId, size.invoices, years, size.patients]);
  for (const sql of [itemSql, paymentSql, counterSql, figureSql]) await client.query(sql, [tenantId]);
  await client.query(referrerSql, [tenantId, size.referrers]);
}

// Nine of ten are paid within a month; of this month's some are still open.
const invoiceSql = `
  with known as (
    select id, row_number() over (order by id) as place from patient where tenant_id = $1::uuid
  ), clerk as (
    select id from user_account where tenant_id = $1::uuid order by id limit 1
  ), drawn as (
    select n, 1 + floor(${chance(51)} * $4::int)::int as patient_place,
      (5 + floor(${chance(52)} * 200))::bigint * 2000 as subtotal, ${chance(53)} as fate,
      now() - make_interval(years => $3::int) + make_interval(years => $3::int) * (n::float8 / $2::int) as made
    from generate_series(1, $2::int) as n
  ), judged as (
    select *, subtotal / 10 as tax,
      case when fate < 0.01 then 'void' when fate < 0.03 then 'draft' when fate < 0.08 then 'sent'
        when fate < 0.12 then 'partial' else 'paid' end as status
    from drawn
  )
  insert into invoice (tenant_id, id, invoice_number, patient_id, currency_code, subtotal_minor, discount_minor,
    tax_basis_points, tax_minor, total_minor, paid_minor, status, due_date, payment_method, created_by, created_at,
    sent_at, paid_at, voided_at, void_reason, updated_at)
  select $1::uuid, uuidv7(made - now()), 'INV-' || lpad(n::text, greatest(6, length(n::text)), '0'), known.id,
    'BDT', subtotal, 0, 1000, tax, subtotal + tax,
    case status when 'paid' then subtotal + tax when 'partial' then subtotal / 2 else 0 end,
    status, (made + interval '30 days')::date, case when status in ('paid', 'partial') then 'card' end,
    clerk.id, made, case when status not in ('draft', 'void') then made end,
    case when status = 'paid' then made + interval '10 minutes' end,
    case when status = 'void' then made end, case when status = 'void' then 'Made twice' end, made
  from judged join known on known.place = judged.patient_place cross join clerk
  order by n`;

const itemSql = `
  insert into invoice_item (tenant_id, invoice_id, position, id, name, quantity, price_minor, total_minor)
  select tenant_id, id, 1, uuidv7(), 'Consultation', 1, subtotal_minor, subtotal_minor
  from invoice where tenant_id = $1::uuid`;

const paymentSql = `
  insert into payment (tenant_id, id, invoice_id, kind, amount_minor, method, receipt_number, created_by, created_at)
  select tenant_id, uuidv7(sent_at + interval '10 minutes' - now()), id, 'payment', paid_minor, 'card',
    'RCT-' || lpad(row_number() over (order by id)::text, 7, '0'), created_by, sent_at + interval '10 minutes'
  from invoice where tenant_id = $1::uuid and paid_minor > 0`;

const counterSql = `
  insert into tenant_counter (tenant_id, name, value)
  select $1::uuid, 'invoices.number', count(*) from invoice where tenant_id = $1::uuid union all
  select $1::uuid, 'invoices.total', count(*) from invoice where tenant_id = $1::uuid union all
  select $1::uuid, 'payments.number', count(*) from payment where tenant_id = $1::uuid`;

const figureSql = `
  insert into daily_figure (tenant_id, day, name, value)
  select $1::uuid, (at at time zone time_zone)::date, happened.name, sum(value)
  from tenant_settings join (
    select 'billing.revenue' as name, sent_at as at, total_minor as value, tenant_id from invoice
      where sent_at is not null
    union all select 'billing.invoices', sent_at, 1, tenant_id from invoice where sent_at is not null
    union all select 'billing.paid-invoices', paid_at, 1, tenant_id from invoice where paid_at is not null
    union all select 'billing.collected', created_at, amount_minor, tenant_id from payment
  ) as happened using (tenant_id)
  where tenant_id = $1::uuid
  group by 2, 3`;

const referrerSql = `
  insert into referrer (tenant_id, id, name, type, commission_type, commission_basis_points, total_referrals,
    total_revenue_minor, total_commission_minor, pending_commission_minor, created_at, updated_at)
  select $1::uuid, uuidv7(), 'Referrer ' || n, 'clinic', 'percentage', 500, 100,
    floor(${chance(61)} * 100000000)::bigint, 5000000, 250000, now(), now()
  from generate_series(1, $2::int) as n`;
