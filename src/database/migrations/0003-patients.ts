import { type Kysely, sql } from 'kysely';
import { appRole, protectTenantTable, runAll } from './tenant-table.ts';

/** The group role that owns the patient search: it alone passes row-level security, and can only read. */
export const searchRole = 'openward_search';

/** Patients, their identifiers elsewhere, and search inside words. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `create extension if not exists pg_trgm`,
    `create table patient (
      tenant_id uuid not null references tenant (id),
      id uuid not null,
      patient_number text collate "C" not null,
      first_name text not null check (first_name <> ''),
      last_name text not null check (last_name <> ''),
      email text,
      phone text,
      date_of_birth date not null,
      gender text not null check (gender in ('male', 'female', 'other')),
      address text,
      emergency_contact text,
      emergency_contact_relationship text,
      emergency_contact_phone text,
      blood_type text check (blood_type in ('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-')),
      allergies text,
      medical_history text,
      insurance_provider text,
      insurance_number text,
      status text not null default 'active' check (status in ('active', 'inactive')),
      sort_name text collate "C" not null,
      search_text text collate "C" not null,
      phone_key text collate "C",
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      version integer not null default 1,
      primary key (tenant_id, id),
      unique (tenant_id, patient_number)
    )`,
    `create index patient_by_name on patient (tenant_id, status, sort_name, id)`,
    `create index patient_by_any_name on patient (tenant_id, sort_name, id)`,
    `create index patient_by_registration on patient (tenant_id, created_at, id)`,
    `create index patient_by_phone on patient (tenant_id, phone_key) where phone_key is not null`,
    `create index patient_search on patient using gin (search_text gin_trgm_ops) with (fastupdate = off)`,
    `create table patient_identifier (
      tenant_id uuid not null references tenant (id),
      system text collate "C" not null,
      value text collate "C" not null,
      patient_id uuid not null,
      primary key (tenant_id, system, value),
      foreign key (tenant_id, patient_id) references patient (tenant_id, id)
    )`,
    `create index patient_identifier_by_patient on patient_identifier (tenant_id, patient_id)`,
  ]);
  await protectTenantTable(db, 'patient', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'patient_identifier', ['select', 'insert']);
  await createSearch(db);
}

/**
 * Search inside words. Row-level security would keep LIKE from using the trigram index (the operator is not
 * leakproof), so `find_patients` runs as a role that passes it and names the tenant itself, from the same setting
 * that the policies read. It returns ids only. docs/decisions/0021-search-and-speed.md says what was measured.
 */
async function createSearch(db: Kysely<never>): Promise<void> {
  const role = sql.id(searchRole);
  await sql`grant select (tenant_id, id, status, search_text) on patient to ${role}`.execute(db);
  await runAll(db, [walkThenIndex, indexAlone]);
  await sql`grant create on schema public to ${role}`.execute(db);
  for (const name of [sql.id('find_patients'), sql.id('find_patients_by_index')]) {
    await sql`alter function ${name} owner to ${role}`.execute(db);
    await sql`revoke all on function ${name} from public`.execute(db);
  }
  await sql`revoke create on schema public from ${role}`.execute(db);
  await sql`grant execute on function find_patients to ${sql.id(appRole)}`.execute(db);
}

// A frequent match is soon found among the newest registrations; only a rare one needs the trigram index, which
// then has few rows to fetch. The first thousand tell which of the two it is.
const walkThenIndex = `
  create function find_patients(patterns text[], statuses text[], before_id uuid, at_most integer)
  returns setof uuid
  language plpgsql stable security definer rows 50
  set search_path = pg_catalog, public
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
  as $$
  declare
    tenant constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
    below constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
    wanted constant integer := least(at_most, 201);
    budget integer := 1000;
    walked integer;
    matches uuid[];
  begin
    loop
      select count(*), coalesce(array_agg(newest.id) filter (
          where newest.search_text like all (patterns) and newest.status = any (statuses)), '{}')
        into walked, matches
        from (
          select patient.id, patient.search_text, patient.status
          from public.patient
          where patient.tenant_id = tenant and patient.id < below
          order by patient.id desc
          limit budget
        ) as newest;
      if cardinality(matches) >= wanted or walked < budget then
        return query select match from unnest(matches[:wanted]) as match;
        return;
      end if;
      exit when budget > 1000 or cardinality(matches) < 4;
      budget := least(20000, wanted * 1500 / cardinality(matches));
    end loop;
    return query select match
      from public.find_patients_by_index(tenant, patterns, statuses, below, wanted) as match;
  end $$`;

// GIN takes LIKE, not LIKE ALL: a condition for each of the first patterns, the others are checked on the rows.
// Each call is planned for its own patterns, because a plan for any pattern reads far too much.
const indexAlone = `
  create function find_patients_by_index(tenant uuid, patterns text[], statuses text[], below uuid, at_most integer)
  returns setof uuid
  language plpgsql stable rows 50
  set search_path = pg_catalog, public
  set enable_seqscan = off set enable_indexscan = off set enable_bitmapscan = on set enable_sort = on
  set max_parallel_workers_per_gather = 0
  set plan_cache_mode = force_custom_plan
  as $$
  begin
    if cardinality(patterns) = 1 then
      return query select patient.id from public.patient
        where patient.tenant_id = tenant and patient.id < below and patient.status = any (statuses)
          and patient.search_text like patterns[1]
        order by patient.id desc limit at_most;
    elsif cardinality(patterns) = 2 then
      return query select patient.id from public.patient
        where patient.tenant_id = tenant and patient.id < below and patient.status = any (statuses)
          and patient.search_text like patterns[1] and patient.search_text like patterns[2]
        order by patient.id desc limit at_most;
    else
      return query select patient.id from public.patient
        where patient.tenant_id = tenant and patient.id < below and patient.status = any (statuses)
          and patient.search_text like patterns[1] and patient.search_text like patterns[2]
          and patient.search_text like patterns[3] and patient.search_text like all (patterns)
        order by patient.id desc limit at_most;
    end if;
  end $$`;
