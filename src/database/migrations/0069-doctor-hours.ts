import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * When doctors see patients in a week, and when they are on leave. Neither two spans of a day nor two leaves of one
 * doctor meet; what lies between two spans of a day is a break. And the day on which
 * a hospital's weeks begin. docs/decisions/0090-hours-of-doctors.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...hours, ...leaves, ...weeks]);
  for (const table of ['doctor_hours', 'doctor_leave'])
    await protectTenantTable(db, table, ['select', 'insert', 'delete']);
}

const hours = [
  `create table doctor_hours (
    tenant_id uuid not null,
    doctor_id uuid not null,
    weekday smallint not null,
    from_minute smallint not null,
    to_minute smallint not null,
    constraint doctor_hours_pkey primary key (tenant_id, doctor_id, weekday, from_minute),
    constraint doctor_hours_weekday check (weekday between 1 and 7),
    constraint doctor_hours_minutes check (from_minute >= 0 and to_minute <= 1440 and from_minute < to_minute),
    constraint doctor_hours_overlap exclude using gist (tenant_id with =, doctor_id with =, weekday with =,
      int4range(from_minute, to_minute) with &&)
  )`,
  tenantKey('doctor_hours'),
  key('doctor_hours', 'doctor', 'doctor_id', 'doctor'),
];

const leaves = [
  `create table doctor_leave (
    tenant_id uuid not null,
    id uuid not null,
    doctor_id uuid not null,
    from_date date not null,
    to_date date not null,
    reason text,
    created_at timestamptz(3) not null,
    constraint doctor_leave_pkey primary key (tenant_id, id),
    constraint doctor_leave_days check (from_date <= to_date),
    constraint doctor_leave_reason check (reason <> '' and length(reason) <= 200),
    constraint doctor_leave_overlap exclude using gist (tenant_id with =, doctor_id with =,
      daterange(from_date, to_date, '[]') with &&)
  )`,
  tenantKey('doctor_leave'),
  key('doctor_leave', 'doctor', 'doctor_id', 'doctor'),
  `create index doctor_leave_of_doctor on doctor_leave (tenant_id, doctor_id, to_date)`,
];

const weeks = [
  `alter table tenant_settings add column week_start text not null default 'monday'`,
  `alter table tenant_settings add constraint tenant_settings_week_start
    check (week_start in ('monday', 'saturday', 'sunday'))`,
];
