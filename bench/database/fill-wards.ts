import type pg from 'pg';
import { bedNumbers, bedSortKey } from '#areas/inpatient/beds/bed.rules.ts';
import type { BenchSize } from './bench-size.ts';
import { chance } from './fill-patients.ts';

const years = 2;
const censusDays = 366;
const occupiedShare = 0.85;

/**
 * Gives a tenant wards of equal size, two years of stays that follow each other in every bed, patients in most beds
 * now, and a year of midnights.
 */
export async function fillWards(client: pg.Client, tenantId: string, size: BenchSize): Promise<void> {
  const { wards, beds, admissions, patients } = size;
  const numbers = bedNumbers('B-01', Math.ceil(beds / wards));
  await client.query(wardSql, [tenantId, wards]);
  await client.query(bedSql, [tenantId, numbers, numbers.map(bedSortKey)]);
  await client.query(pastSql, [tenantId, admissions, patients, years]);
  await client.query(presentSql, [tenantId, admissions, Math.floor(beds * occupiedShare)]);
  for (const sql of [occupySql, staySql, statusSql, counterSql]) await client.query(sql, [tenantId]);
  await client.query(censusSql, [tenantId, censusDays, numbers.length]);
}

const wardSql = `
  insert into ward (tenant_id, id, name, ward_type, floor_number, sex_policy, status, created_by, created_at,
    updated_at)
  select $1::uuid, uuidv7(), 'Ward ' || lpad(n::text, 2, '0'), 'general', n / 8, 'any', 'active', clerk.id,
    now() - interval '3 years', now()
  from generate_series(1, $2::int) as n
    cross join (select id from user_account where tenant_id = $1::uuid order by id limit 1) as clerk`;

const bedSql = `
  insert into bed (tenant_id, id, ward_id, bed_number, sort_key, bed_type, status, status_since, status_by,
    equipment, created_by, created_at, updated_at)
  select $1::uuid, uuidv7(), ward.id, number, key, 'standard', 'available', now(), ward.created_by,
    '{oxygen,"call bell"}', ward.created_by, ward.created_at, now()
  from ward cross join unnest($2::text[], $3::text[]) as bed (number, key)
  where ward.tenant_id = $1::uuid order by ward.name, key`;

const columns = `tenant_id, id, admission_number, patient_id, status, admission_type, admission_source, admitted_at,
    admitting_doctor, primary_diagnosis, precautions, estimated_discharge_date, received_at, received_by, ended_at,
    created_by, created_at, updated_at`;

const number = `'ADM-' || lpad(n::text, greatest(6, length(n::text)), '0')`;

// A bed takes turns of equal length; in each somebody stays for a part of it, so that no two stays overlap.
const pastSql = `
  with known as (
    select id, row_number() over (order by id) as place from patient where tenant_id = $1::uuid
  ), house as (
    select count(*)::int as beds, ceil($2::float8 / count(*))::int as turns from bed where tenant_id = $1::uuid
  ), clerk as (
    select id from user_account where tenant_id = $1::uuid order by id limit 1
  ), turn as (
    select n, make_interval(secs => $4::int * 31536000.0 / turns) as length,
      now() - interval '2 days' - make_interval(years => $4::int)
        + make_interval(secs => $4::int * 31536000.0 / turns) * ((n - 1) / beds) as begins
    from generate_series(1, $2::int) as n cross join house
  ), drawn as (
    select n, 1 + floor(${chance(81)} * $3::int)::int as patient_place, begins + length * 0.3 * ${chance(82)} as came,
      length * (0.1 + 0.5 * ${chance(83)}) as stayed
    from turn
  )
  insert into admission (${columns})
  select $1::uuid, uuidv7(came - now()), ${number}, known.id, 'discharged', 'elective', 'opd', came,
    'Dr. Amina Begum', 'Community-acquired pneumonia', '{}', (came + stayed)::date, came + interval '30 minutes',
    clerk.id, came + interval '30 minutes' + stayed, clerk.id, came, came + stayed
  from drawn join known on known.place = drawn.patient_place cross join clerk order by n`;

const presentSql = `
  with clerk as (
    select id from user_account where tenant_id = $1::uuid order by id limit 1
  ), drawn as (
    select $2::int + row_number() over (order by id) as n, id as patient_id,
      now() - interval '1 day' * row_number() over (order by id) / $3::int as came
    from (select id from patient where tenant_id = $1::uuid order by id limit $3::int) as first
  )
  insert into admission (${columns})
  select $1::uuid, uuidv7(came - now()), ${number}, patient_id, 'active', 'emergency', 'emergency', came,
    'Dr. Amina Begum', 'Fractured hip', case when n % 7 = 0 then array['fall_risk'] else '{}' end,
    current_date + (n % 9)::int, came + interval '30 minutes', clerk.id, null, clerk.id, came, came
  from drawn cross join clerk order by n`;

const occupySql = `
  with patient as (
    select id, row_number() over (order by id) as place from admission
    where tenant_id = $1::uuid and status = 'active'
  ), place as (
    select id, row_number() over (order by md5(id::text)) as place from bed where tenant_id = $1::uuid
  )
  update bed set status = 'occupied', admission_id = patient.id, admission_status = 'active'
  from patient join place on place.place = patient.place
  where bed.tenant_id = $1::uuid and bed.id = place.id`;

const staySql = `
  with house as (
    select id, row_number() over (order by id) - 1 as place, count(*) over () as beds from bed
    where tenant_id = $1::uuid
  ), past as (
    select *, row_number() over (order by admission_number) - 1 as place from admission
    where tenant_id = $1::uuid and status = 'discharged'
  ), stay as (
    select past.id, house.id as bed_id, past.admitted_at, past.received_at, past.ended_at, past.created_by
    from past join house on house.place = past.place % house.beds
    union all
    select admission.id, bed.id, admission.admitted_at, admission.received_at, null, admission.created_by
    from bed join admission on admission.tenant_id = $1::uuid and admission.id = bed.admission_id
    where bed.tenant_id = $1::uuid
  )
  insert into bed_stay (tenant_id, id, admission_id, bed_id, placed_at, placed_by, started_at, ended_at)
  select $1::uuid, uuidv7(admitted_at - now()), id, bed_id, admitted_at, created_by, received_at, ended_at from stay`;

const statusSql = `
  insert into bed_status_change (tenant_id, id, bed_id, status, since)
  select $1::uuid, uuidv7(), id, status, status_since from bed where tenant_id = $1::uuid`;

const counterSql = `
  insert into tenant_counter (tenant_id, name, value)
  select $1::uuid, 'admissions.number', count(*) from admission where tenant_id = $1::uuid`;

const censusSql = `
  insert into ward_census (tenant_id, ward_id, day, beds, occupied, available, cleaning, maintenance, blocked,
    admissions, discharges, transfers_in, transfers_out)
  select $1::uuid, ward.id, current_date - n, $3::int, $3::int - n % 4, n % 4, 0, 0, 0, 4, 4, n % 3, n % 2
  from ward cross join generate_series(1, $2::int) as n where ward.tenant_id = $1::uuid`;
