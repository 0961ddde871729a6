import type { Kysely } from 'kysely';
import { protectTenantTable, runAll } from './tenant-table.ts';

/** Laboratory: the catalogue of tests, orders, results in revisions, their verification, critical alerts. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...settings, ...catalogue, ...orders, ...results]);
  await protectTenantTable(db, 'lab_test', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'lab_order', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'lab_order_test', ['select', 'insert']);
  // A result is never changed: a correction is a further revision.
  await protectTenantTable(db, 'lab_result', ['select', 'insert']);
  await protectTenantTable(db, 'lab_verification', ['select', 'insert']);
  await protectTenantTable(db, 'lab_alert', ['select', 'insert', 'update']);
}

const settings = [
  `alter table tenant_settings
    add column lab_needs_second_person boolean not null default true,
    add column lab_completion_needs_verified boolean not null default false`,
];

const catalogue = [
  `create table lab_test (
    tenant_id uuid not null references tenant (id),
    id uuid not null,
    name text not null check (name <> ''),
    category text not null check (category <> ''),
    description text,
    price_minor bigint not null check (price_minor >= 0),
    normal_range text,
    critical_range text,
    unit text,
    specimen text,
    turnaround_time text,
    status text not null default 'active' check (status in ('active', 'inactive')),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    primary key (tenant_id, id)
  )`,
  `create unique index lab_test_by_name on lab_test (tenant_id, lower(name)) where status = 'active'`,
  `create index lab_test_by_title on lab_test (tenant_id, name, id)`,
  `create index lab_test_by_category on lab_test (tenant_id, status, category, name, id)`,
];

const orders = [
  `create table lab_order (
    tenant_id uuid not null references tenant (id),
    id uuid not null,
    order_number text collate "C" not null,
    patient_id uuid not null,
    doctor_id uuid,
    doctor_name text not null check (doctor_name <> ''),
    appointment_id uuid,
    status text not null default 'pending'
      check (status in ('pending', 'in-progress', 'completed', 'cancelled')),
    priority text not null default 'routine' check (priority in ('routine', 'urgent', 'stat')),
    notes text,
    ordered_at timestamptz(3) not null,
    ordered_by uuid not null,
    collected_at timestamptz(3),
    collected_by uuid,
    completed_at timestamptz(3),
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    primary key (tenant_id, id),
    unique (tenant_id, order_number),
    foreign key (tenant_id, patient_id) references patient (tenant_id, id),
    foreign key (tenant_id, doctor_id) references doctor (tenant_id, id),
    foreign key (tenant_id, appointment_id) references appointment (tenant_id, id)
  )`,
  `create index lab_order_by_time on lab_order (tenant_id, ordered_at, id)`,
  `create index lab_order_by_status on lab_order (tenant_id, status, ordered_at, id)`,
  `create index lab_order_by_completion on lab_order (tenant_id, completed_at, id)
    where status = 'completed' and completed_at is not null`,
  `create index lab_order_by_priority on lab_order (tenant_id, priority, ordered_at, id)`,
  `create index lab_order_by_patient on lab_order (tenant_id, patient_id, ordered_at, id)`,
  `create table lab_order_test (
    tenant_id uuid not null references tenant (id),
    order_id uuid not null,
    test_id uuid not null,
    position smallint not null check (position > 0),
    test_name text not null,
    price_minor bigint not null check (price_minor >= 0),
    normal_range text,
    critical_range text,
    unit text,
    primary key (tenant_id, order_id, test_id),
    foreign key (tenant_id, order_id) references lab_order (tenant_id, id),
    foreign key (tenant_id, test_id) references lab_test (tenant_id, id)
  )`,
];

// Who verifies is compared with who entered by the database itself, where the hospital asks for two people.
const results = [
  `create table lab_result (
    tenant_id uuid not null references tenant (id),
    id uuid not null,
    order_id uuid not null,
    test_id uuid not null,
    patient_id uuid not null,
    revision integer not null check (revision > 0),
    result text not null check (result <> ''),
    value numeric,
    unit text,
    normal_range text,
    flag text not null
      check (flag in ('normal', 'low', 'high', 'critical-low', 'critical-high', 'abnormal', 'critical',
        'unknown')),
    notes text,
    correction_reason text,
    entered_by uuid not null,
    entered_at timestamptz(3) not null,
    primary key (tenant_id, id),
    unique (tenant_id, order_id, test_id, revision),
    unique (tenant_id, id, entered_by),
    check (revision = 1 or correction_reason <> ''),
    foreign key (tenant_id, order_id, test_id) references lab_order_test (tenant_id, order_id, test_id),
    foreign key (tenant_id, patient_id) references patient (tenant_id, id)
  )`,
  `create index lab_result_by_patient on lab_result (tenant_id, patient_id, test_id, entered_at, id)`,
  `create table lab_verification (
    tenant_id uuid not null references tenant (id),
    result_id uuid not null,
    entered_by uuid not null,
    verified_by uuid not null,
    needed_second_person boolean not null,
    verified_at timestamptz(3) not null,
    primary key (tenant_id, result_id),
    check (not needed_second_person or entered_by <> verified_by),
    foreign key (tenant_id, result_id, entered_by) references lab_result (tenant_id, id, entered_by)
  )`,
  `create table lab_alert (
    tenant_id uuid not null references tenant (id),
    id uuid not null,
    result_id uuid not null,
    raised_at timestamptz(3) not null,
    acknowledged_by uuid,
    acknowledged_at timestamptz(3),
    note text,
    primary key (tenant_id, id),
    unique (tenant_id, result_id),
    check ((acknowledged_by is null) = (acknowledged_at is null)),
    foreign key (tenant_id, result_id) references lab_result (tenant_id, id)
  )`,
  `create index lab_alert_open on lab_alert (tenant_id, raised_at, id) where acknowledged_at is null`,
];
