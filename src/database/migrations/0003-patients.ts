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
 * `find_patients` looks for a few rare matches by trigram index. Row-level security would keep LIKE from using
 * that index (the operator is not leakproof), so the function runs as a role that passes it and names the
 * tenant itself, from the same setting that the policies read. It returns ids only.
 */
async function createSearch(db: Kysely<never>): Promise<void> {
  await sql`grant select (tenant_id, id, status, search_text) on patient to ${sql.id(searchRole)}`.execute(
    db,
  );
  await runAll(db, [
    `create function find_patients(patterns text[], statuses text[], before_id uuid, at_most integer)
      returns setof uuid
      language sql stable security definer
      set search_path = pg_catalog, public
      set enable_seqscan = off
      set enable_indexscan = off
      as $$
        select patient.id
        from public.patient
        where patient.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
          and patient.search_text like all (patterns)
          and patient.status = any (statuses)
          and (before_id is null or patient.id < before_id)
        order by patient.id desc
        limit least(at_most, 201)
      $$`,
  ]);
  await sql`grant create on schema public to ${sql.id(searchRole)}`.execute(db);
  await sql`alter function find_patients owner to ${sql.id(searchRole)}`.execute(db);
  await sql`revoke create on schema public from ${sql.id(searchRole)}`.execute(db);
  await sql`revoke all on function find_patients from public`.execute(db);
  await sql`grant execute on function find_patients to ${sql.id(appRole)}`.execute(db);
}
