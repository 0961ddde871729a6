import type pg from 'pg';
import { chance } from './fill-patients.ts';
import type { BenchSize } from './bench-size.ts';

const daysAhead = 45;
const slotsADay = 20;

/** Gives a tenant doctors and their appointments: six days a week, twenty slots a day, seven in ten taken. */
export async function fillAppointments(client: pg.Client, tenantId: string, size: BenchSize): Promise<void> {
  await client.query(
    `insert into doctor (tenant_id, id, name, specialty, created_at, updated_at)
      select $1::uuid, uuidv7(), 'Dr. Bench ' || n, (array['Cardiology', 'Medicine', 'Surgery'])[1 + n % 3], now(), now()
      from generate_series(1, $2::int) as n`,
    [tenantId, size.doctors],
  );
  await client.query(appointmentSql, [tenantId, size.days, daysAhead, slotsADay, size.patients]);
  await client.query(
    `insert into tenant_counter (tenant_id, name, value)
      select $1::uuid, 'appointments.total', count(*) from appointment where tenant_id = $1::uuid union all
      select $1::uuid, 'appointments.scheduled', count(*) filter (where status = 'scheduled') from appointment
        where tenant_id = $1::uuid union all
      select $1::uuid, 'appointments.completed', count(*) filter (where status = 'completed') from appointment
        where tenant_id = $1::uuid`,
    [tenantId],
  );
}

const appointmentSql = `
  with colleague as (
    select id, row_number() over (order by id) as place from doctor where tenant_id = $1::uuid
  ), known as (
    select id, row_number() over (order by id) as place from patient where tenant_id = $1::uuid
  ), slot as (
    select (day * 1000 + colleague.place) * 100 + slot as n, colleague.id as doctor_id,
      date_trunc('day', now()) + make_interval(days => $3::int - $2::int + day, hours => 3, mins => slot * 20)
        as start_time
    from generate_series(1, $2::int) as day, generate_series(0, $4::int - 1) as slot, colleague
    where day % 7 <> 0
  ), taken as (
    select *, 1 + floor(${chance(31)} * $5::int)::int as patient_place, ${chance(32)} as fate
    from slot where ${chance(33)} < 0.7
  )
  insert into appointment (tenant_id, id, patient_id, doctor_id, title, start_time, end_time, type, status,
    created_at, updated_at)
  select $1::uuid, uuidv7(start_time - interval '9 days' - now()), known.id, doctor_id,
    (array['Check-up', 'Blood pressure check', 'Wound dressing', 'Results'])[1 + (n % 4)],
    start_time, start_time + interval '20 minutes',
    (array['consultation', 'follow_up', 'procedure'])[1 + (n % 3)],
    case when fate < 0.1 then 'cancelled' when start_time < now() then 'completed'
      when fate < 0.5 then 'confirmed' else 'scheduled' end,
    start_time - interval '9 days', start_time - interval '9 days'
  from taken join known on known.place = taken.patient_place
  order by start_time, doctor_id`;
