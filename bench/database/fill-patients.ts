import type pg from 'pg';
import { nameKey } from '#areas/patients/patients/patient.rules.ts';
import { soundWords } from '#database/search/name-sound.ts';
import { clusteredFamilyName, inventNames } from './invented-names.ts';

/** Fills a tenant with invented patients, registered evenly over five years, the oldest first. */
export async function fillPatients(client: pg.Client, tenantId: string, count: number): Promise<void> {
  const names = inventNames();
  await client.query('drop table if exists person, sounding');
  await client.query(personSql, [
    count,
    names.male,
    names.female,
    names.maleFamily,
    names.femaleFamily,
    clusteredFamilyName,
  ]);
  await fillSounds(client);
  await client.query(patientSql, [tenantId]);
  await client.query(allergyStateSql, [tenantId]);
  await client.query(allergySql, [tenantId]);
  await client.query(
    `insert into tenant_counter (tenant_id, name, value)
      select $1::uuid, 'patients.number', $2::bigint union all
      select $1::uuid, 'patients.total', $2::bigint union all
      select $1::uuid, 'patients.active', count(*) from patient where tenant_id = $1::uuid and status = 'active'`,
    [tenantId, count],
  );
}

/** How each name sounds, which SQL cannot tell. */
async function fillSounds(client: pg.Client): Promise<void> {
  await client.query(
    'create temporary table sounding (first_name text, last_name text, name_key text, sounds text)',
  );
  const { rows } = await client.query<{ firstName: string; lastName: string }>(
    'select distinct first_name as "firstName", last_name as "lastName" from person',
  );
  const sounds = rows.map(({ firstName, lastName }) =>
    soundWords(`${firstName} ${lastName}`)
      .map((sound) => `${sound} `)
      .join(''),
  );
  await client.query(
    'insert into sounding select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])',
    [rows.map(({ firstName }) => firstName), rows.map(({ lastName }) => lastName), rows.map(nameKey), sounds],
  );
  await client.query('analyze sounding');
}

/** A number from 0 to below 1 that depends on n and the salt alone, so that every build is alike. */
export function chance(salt: number): string {
  return `((hashint8extended(n, ${salt}) & 2147483647)::float8 / 2147483648)`;
}

// A power above one makes the head of each list frequent and its tail rare, as names are.
const pick = (names: string, salt: number) =>
  `(${names})[1 + floor(array_length(${names}, 1) * power(${chance(salt)}, 3))::int]`;

const personSql = `
  create temporary table person as
  with drawn as (
    select n,
      ${chance(1)} < 0.52 as is_female,
      now() - interval '5 years' + interval '5 years' * (n::float8 / $1::int) as registered,
      case when n < $1::int * 0.03 and ${chance(2)} < 0.3 then $6::text end as clustered
    from generate_series(1, $1::int) as n
  ), named as (
    select n, registered,
      case when is_female then 'female' when ${chance(3)} < 0.002 then 'other' else 'male' end as gender,
      case when is_female
        then case when ${chance(4)} < 0.12 then 'Mst ' else '' end || ${pick('$3::text[]', 5)}
        else case when ${chance(4)} < 0.3 then 'Md ' else '' end || ${pick('$2::text[]', 5)}
      end as first_name,
      coalesce(clustered, case when is_female then ${pick('$5::text[]', 6)} else ${pick('$4::text[]', 6)} end)
        as last_name,
      case when ${chance(7)} < 0.88 then
        '+880 1' || (3 + floor(${chance(8)} * 7))::int || lpad(floor(${chance(9)} * 100)::int::text, 2, '0')
          || '-' || lpad(floor(${chance(10)} * 1000000)::int::text, 6, '0')
      end as phone,
      'P' || lpad(n::text, greatest(6, length(n::text)), '0') as patient_number
    from drawn
  )
  select *, case when ${chance(11)} < 0.15
    then lower(replace(first_name, ' ', '.') || '.' || last_name) || n || '@mail.example' end as email,
    lower(first_name || ' ' || last_name) as sort_name,
    regexp_replace(phone, '\\D', '', 'g') as digits
  from named`;

const patientSql = `
  insert into patient (tenant_id, id, patient_number, first_name, last_name, email, phone, date_of_birth, gender,
    address, emergency_contact, emergency_contact_relationship, emergency_contact_phone, blood_type, medical_history, status,
    sort_name, name_key, search_text, phone_key, created_at, updated_at)
  select $1::uuid, uuidv7(registered - now()), patient_number, first_name, last_name, email, phone,
    date '1940-01-01' + floor(${chance(12)} * 30600)::int, gender,
    floor(${chance(13)} * 400)::int || ' Station Road, Ward ' || floor(${chance(14)} * 60)::int,
    'A relative', 'Family', '+880 1900-' || lpad(floor(${chance(15)} * 1000000)::int::text, 6, '0'),
    (array['A+', 'B+', 'O+', 'AB+', 'A-', 'B-', 'O-', 'AB-'])[1 + floor(8 * power(${chance(16)}, 2))::int],
    case when ${chance(18)} < 0.2 then 'Hypertension, treated since ' || 2000 + n % 25 end,
    case when ${chance(19)} < 0.04 then 'inactive' else 'active' end,
    sort_name, name_key,
    ' ' || concat_ws(' ', sort_name, lower(patient_number), email, digits) || ' ' || sounds,
    right(digits, 10), registered, registered
  from person join sounding using (first_name, last_name) order by n`;

const allergic = `from patient cross join lateral (select right(patient_number, -1)::bigint as n) as numbered
  where tenant_id = $1::uuid and ${chance(17)} < 0.08`;

const allergyStateSql = `
  insert into allergy_state (tenant_id, patient_id, state, updated_at)
  select tenant_id, id, 'recorded', created_at ${allergic}`;

const allergySql = `
  insert into patient_allergy (tenant_id, id, patient_id, substance, substance_key, ingredient, reaction_kind, severity,
    certainty, status, active_state, recorded_at, updated_at)
  select tenant_id, uuidv7(created_at - now()), id, 'Penicillin', 'penicillin', 'penicillin', 'rash', 'moderate',
    'confirmed', 'active', 'recorded', created_at, created_at ${allergic}`;
