import type pg from 'pg';
import type { BenchSize } from './bench-size.ts';
import { chance } from './fill-patients.ts';

const openOrders = 200;

/** Gives a tenant a small catalogue and a year of orders of two tests each, of which the newest are still to be done. */
export async function fillLaboratory(client: pg.Client, tenantId: string, size: BenchSize): Promise<void> {
  await client.query(catalogueSql, [tenantId]);
  await client.query(orderSql, [tenantId, Math.ceil(size.patients / 20), size.patients, openOrders]);
  for (const sql of [testSql, counterSql]) await client.query(sql, [tenantId]);
}

const catalogueSql = `
  insert into lab_test (tenant_id, id, name, category, price_minor, normal_range, unit, created_at, updated_at)
  select $1::uuid, uuidv7(), 'Test ' || n, 'Biochemistry', 50000, '3.5-5.1', 'mmol/L', now(), now()
  from generate_series(1, 10) as n`;

const orderSql = `
  with known as (
    select id, row_number() over (order by id) as place from patient where tenant_id = $1::uuid
  ), clerk as (
    select id from user_account where tenant_id = $1::uuid order by id limit 1
  ), drawn as (
    select n, 1 + floor(${chance(71)} * $3::int)::int as patient_place, n > $2::int - $4::int as is_open,
      now() - interval '1 year' + interval '1 year' * (n::float8 / $2::int) as made
    from generate_series(1, $2::int) as n
  )
  insert into lab_order (tenant_id, id, order_number, patient_id, doctor_name, status, ordered_at, ordered_by,
    completed_at, updated_at)
  select $1::uuid, uuidv7(made - now()), 'LAB-' || lpad(n::text, greatest(6, length(n::text)), '0'), known.id,
    'Dr. Amina Begum', case when is_open then 'pending' else 'completed' end, made, clerk.id,
    case when not is_open then made + interval '2 hours' end, made
  from drawn join known on known.place = drawn.patient_place cross join clerk
  order by n`;

const testSql = `
  insert into lab_order_test (tenant_id, order_id, test_id, position, test_name, price_minor, normal_range, unit)
  select $1::uuid, lab_order.id, test.id, place, test.name, test.price_minor, test.normal_range, test.unit
  from lab_order cross join lateral (
    select *, row_number() over (order by id)::int as place from (
      select * from lab_test where lab_test.tenant_id = $1::uuid order by id limit 2) as first) as test
  where lab_order.tenant_id = $1::uuid`;

const counterSql = `
  insert into tenant_counter (tenant_id, name, value)
  select $1::uuid, 'lab-orders.' || name, count(*) from lab_order
    join (values ('number', null), ('total', null), ('pending', 'pending'), ('completed', 'completed'))
      as counted (name, of_status) on of_status is null or of_status = status
  where tenant_id = $1::uuid group by name`;
