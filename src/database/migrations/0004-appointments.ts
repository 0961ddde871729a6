import type { Kysely } from 'kysely';
import { protectTenantTable, runAll } from './tenant-table.ts';

/** Doctors and appointments; a doctor's overlapping bookings are refused by an exclusion constraint. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `create extension if not exists btree_gist`,
    `create table doctor (
      tenant_id uuid not null references tenant (id),
      id uuid not null,
      name text not null check (name <> ''),
      specialty text not null,
      status text not null default 'active' check (status in ('active', 'inactive')),
      user_id uuid,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      version integer not null default 1,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references user_account (tenant_id, id)
    )`,
    `create table appointment (
      tenant_id uuid not null references tenant (id),
      id uuid not null,
      patient_id uuid not null,
      doctor_id uuid,
      title text not null check (title <> ''),
      description text,
      start_time timestamptz(3) not null,
      end_time timestamptz(3) not null,
      type text not null check (type in ('consultation', 'follow_up', 'procedure')),
      status text not null check (status in ('scheduled', 'confirmed', 'completed', 'cancelled')),
      notes text,
      booked_anyway boolean not null default false,
      booked_anyway_by uuid,
      booked_anyway_reason text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      version integer not null default 1,
      primary key (tenant_id, id),
      foreign key (tenant_id, patient_id) references patient (tenant_id, id),
      foreign key (tenant_id, doctor_id) references doctor (tenant_id, id),
      foreign key (tenant_id, booked_anyway_by) references user_account (tenant_id, id),
      constraint appointment_ends_after_start check (end_time > start_time),
      constraint appointment_lasts_a_day_at_most check (end_time - start_time <= interval '24 hours'),
      constraint appointment_booked_anyway_is_explained check (
        booked_anyway = (booked_anyway_by is not null and coalesce(booked_anyway_reason, '') <> '')
      ),
      constraint appointment_doctor_clash exclude using gist (
        tenant_id with =, doctor_id with =, tstzrange(start_time, end_time) with &&
      ) where (status <> 'cancelled' and not booked_anyway)
    )`,
    `create index appointment_by_start on appointment (tenant_id, start_time, id)`,
    `create index appointment_by_doctor on appointment (tenant_id, doctor_id, start_time, id)`,
    `create index appointment_by_patient on appointment (tenant_id, patient_id, start_time, id)`,
    `create index appointment_by_status on appointment (tenant_id, status, start_time, id)`,
  ]);
  await protectTenantTable(db, 'doctor', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'appointment', ['select', 'insert', 'update', 'delete']);
}
