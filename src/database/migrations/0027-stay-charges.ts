import { type Kysely, sql } from 'kysely';
import { inEachHospital } from './standing-hospitals.ts';
import { protectTenantTable, runAll } from './tenant-table.ts';

/**
 * The money of a stay: what beds cost from when on, what is charged by time, services added to a stay, packages,
 * estimates, and which invoice has billed what. The key of `invoice_source` lets nothing be billed twice, and an
 * admission have one final invoice.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, sources);
  await protectTenantTable(db, 'invoice_source', ['select', 'insert', 'delete']);
  await inEachHospital(db, async (tenantId) => {
    await sql`insert into invoice_source (tenant_id, kind, source_id, invoice_id)
      select tenant_id, 'lab_order', lab_order_id, id from invoice
      where tenant_id = ${tenantId}::uuid and lab_order_id is not null and status <> 'void'
      on conflict do nothing`.execute(db);
  });
  await runAll(db, [...rates, ...timed, ...services, ...packages, ...estimates, ...billed]);
  for (const table of ['bed_rate', 'timed_charge', 'stay_timer', 'stay_service', 'care_package']) {
    await protectTenantTable(db, table, ['select', 'insert', 'update']);
  }
  await protectTenantTable(db, 'care_package_service', ['select', 'insert', 'delete']);
  await protectTenantTable(db, 'stay_package', ['select', 'insert', 'delete']);
  await protectTenantTable(db, 'stay_estimate', ['select', 'insert']);
  await protectTenantTable(db, 'stay_invoice_line', ['select', 'insert', 'delete']);
}

const sources = [
  `create table invoice_source (
    tenant_id uuid not null,
    kind text not null,
    source_id uuid not null,
    invoice_id uuid not null,
    constraint invoice_source_pkey primary key (tenant_id, kind, source_id),
    constraint invoice_source_kind_known
      check (kind in ('lab_order', 'stay', 'further_stay', 'stay_service', 'stay_timer'))
  )`,
  `alter table invoice_source add constraint invoice_source_tenant foreign key (tenant_id)
    references tenant (id)`,
  `alter table invoice_source add constraint invoice_source_invoice foreign key (tenant_id, invoice_id)
    references invoice (tenant_id, id)`,
  `create index invoice_source_by_invoice on invoice_source (tenant_id, invoice_id)`,
];

// A rate is for one bed, a type of beds, a ward, a type in a ward, or all beds; a newer one takes its place.
const rates = [
  `create table bed_rate (
    tenant_id uuid not null,
    id uuid not null,
    ward_id uuid,
    bed_type text,
    bed_id uuid,
    valid_from timestamptz(3) not null,
    price_minor bigint not null,
    method text not null,
    unit_minutes integer,
    grace_minutes integer,
    half_under_minutes integer,
    counts_last_day boolean,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    withdrawn_by uuid,
    withdrawn_at timestamptz(3),
    constraint bed_rate_pkey primary key (tenant_id, id),
    constraint bed_rate_price check (price_minor >= 0),
    constraint bed_rate_one_scope check (bed_id is null or (ward_id is null and bed_type is null)),
    constraint bed_rate_method_known check (method in ('calendar_day', 'hours')),
    constraint bed_rate_of_days check ((method = 'calendar_day') = (counts_last_day is not null)),
    constraint bed_rate_of_hours check ((method = 'hours') = (unit_minutes is not null)
      and (method = 'hours') = (grace_minutes is not null) and (method = 'hours' or half_under_minutes is null)),
    constraint bed_rate_unit check (unit_minutes between 15 and 10080 and grace_minutes between 0 and unit_minutes - 1
      and half_under_minutes between 1 and unit_minutes),
    constraint bed_rate_withdrawn check ((withdrawn_at is null) = (withdrawn_by is null))
  )`,
  `alter table bed_rate add constraint bed_rate_tenant foreign key (tenant_id) references tenant (id)`,
  `alter table bed_rate add constraint bed_rate_ward foreign key (tenant_id, ward_id)
    references ward (tenant_id, id)`,
  `alter table bed_rate add constraint bed_rate_bed foreign key (tenant_id, bed_id)
    references bed (tenant_id, id)`,
  `alter table bed_rate add constraint bed_rate_creator foreign key (tenant_id, created_by)
    references user_account (tenant_id, id)`,
  `create unique index bed_rate_of_scope on bed_rate (tenant_id, bed_id, ward_id, bed_type, valid_from)
    nulls not distinct where withdrawn_at is null`,
];

const timed = [
  `create table timed_charge (
    tenant_id uuid not null,
    id uuid not null,
    name text not null,
    unit text not null,
    price_minor bigint not null,
    status text not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint timed_charge_pkey primary key (tenant_id, id),
    constraint timed_charge_named check (name <> ''),
    constraint timed_charge_unit_known check (unit in ('hour', 'started_hour', 'calendar_day')),
    constraint timed_charge_price check (price_minor >= 0),
    constraint timed_charge_status_known check (status in ('active', 'inactive'))
  )`,
  `alter table timed_charge add constraint timed_charge_tenant foreign key (tenant_id) references tenant (id)`,
  `create unique index timed_charge_by_name on timed_charge (tenant_id, lower(name)) where status = 'active'`,
  `create table stay_timer (
    tenant_id uuid not null,
    id uuid not null,
    admission_id uuid not null,
    timed_charge_id uuid not null,
    name text not null,
    unit text not null,
    price_minor bigint not null,
    started_at timestamptz(3) not null,
    started_by uuid not null,
    stopped_at timestamptz(3),
    stopped_by uuid,
    cancelled_at timestamptz(3),
    cancelled_by uuid,
    cancel_reason text,
    constraint stay_timer_pkey primary key (tenant_id, id),
    constraint stay_timer_unit_known check (unit in ('hour', 'started_hour', 'calendar_day')),
    constraint stay_timer_price check (price_minor >= 0),
    constraint stay_timer_in_order check (stopped_at >= started_at),
    constraint stay_timer_stopped check ((stopped_at is null) = (stopped_by is null)),
    constraint stay_timer_cancelled check ((cancelled_at is null) = (cancelled_by is null)
      and (cancelled_at is null) = (coalesce(cancel_reason, '') = ''))
  )`,
  `alter table stay_timer add constraint stay_timer_admission foreign key (tenant_id, admission_id)
    references admission (tenant_id, id)`,
  `alter table stay_timer add constraint stay_timer_charge foreign key (tenant_id, timed_charge_id)
    references timed_charge (tenant_id, id)`,
  `alter table stay_timer add constraint stay_timer_starter foreign key (tenant_id, started_by)
    references user_account (tenant_id, id)`,
  `create unique index stay_timer_running on stay_timer (tenant_id, admission_id, timed_charge_id)
    where stopped_at is null and cancelled_at is null`,
  `create index stay_timer_by_admission on stay_timer (tenant_id, admission_id, started_at, id)`,
];

const services = [
  `create table stay_service (
    tenant_id uuid not null,
    id uuid not null,
    admission_id uuid not null,
    service_id uuid not null,
    name text not null,
    price_minor bigint not null,
    quantity integer not null,
    charged_at timestamptz(3) not null,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    cancelled_at timestamptz(3),
    cancelled_by uuid,
    cancel_reason text,
    constraint stay_service_pkey primary key (tenant_id, id),
    constraint stay_service_quantity check (quantity between 1 and 1000),
    constraint stay_service_price check (price_minor >= 0),
    constraint stay_service_cancelled check ((cancelled_at is null) = (cancelled_by is null)
      and (cancelled_at is null) = (coalesce(cancel_reason, '') = ''))
  )`,
  `alter table stay_service add constraint stay_service_admission foreign key (tenant_id, admission_id)
    references admission (tenant_id, id)`,
  `alter table stay_service add constraint stay_service_service foreign key (tenant_id, service_id)
    references service (tenant_id, id)`,
  `alter table stay_service add constraint stay_service_author foreign key (tenant_id, created_by)
    references user_account (tenant_id, id)`,
  `create index stay_service_by_admission on stay_service (tenant_id, admission_id, charged_at, id)`,
];

const packages = [
  `create table care_package (
    tenant_id uuid not null,
    id uuid not null,
    name text not null,
    price_minor bigint not null,
    included_days integer not null,
    status text not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint care_package_pkey primary key (tenant_id, id),
    constraint care_package_named check (name <> ''),
    constraint care_package_price check (price_minor >= 0),
    constraint care_package_days check (included_days between 0 and 365),
    constraint care_package_status_known check (status in ('active', 'inactive'))
  )`,
  `alter table care_package add constraint care_package_tenant foreign key (tenant_id) references tenant (id)`,
  `create unique index care_package_by_name on care_package (tenant_id, lower(name)) where status = 'active'`,
  `create table care_package_service (
    tenant_id uuid not null,
    care_package_id uuid not null,
    service_id uuid not null,
    quantity integer not null,
    constraint care_package_service_pkey primary key (tenant_id, care_package_id, service_id),
    constraint care_package_service_quantity check (quantity between 1 and 1000)
  )`,
  `alter table care_package_service add constraint care_package_service_package
    foreign key (tenant_id, care_package_id) references care_package (tenant_id, id)`,
  `alter table care_package_service add constraint care_package_service_service
    foreign key (tenant_id, service_id) references service (tenant_id, id)`,
  // What was agreed stays agreed: the terms of the package are kept as they were when it was chosen.
  `create table stay_package (
    tenant_id uuid not null,
    admission_id uuid not null,
    care_package_id uuid not null,
    name text not null,
    price_minor bigint not null,
    included_days integer not null,
    services jsonb not null,
    chosen_by uuid not null,
    chosen_at timestamptz(3) not null,
    constraint stay_package_pkey primary key (tenant_id, admission_id),
    constraint stay_package_price check (price_minor >= 0)
  )`,
  `alter table stay_package add constraint stay_package_admission foreign key (tenant_id, admission_id)
    references admission (tenant_id, id)`,
  `alter table stay_package add constraint stay_package_package foreign key (tenant_id, care_package_id)
    references care_package (tenant_id, id)`,
  `alter table stay_package add constraint stay_package_chooser foreign key (tenant_id, chosen_by)
    references user_account (tenant_id, id)`,
];

const estimates = [
  `create table stay_estimate (
    tenant_id uuid not null,
    id uuid not null,
    admission_id uuid not null,
    amount_minor bigint not null,
    days integer,
    notes text,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    constraint stay_estimate_pkey primary key (tenant_id, id),
    constraint stay_estimate_amount check (amount_minor > 0),
    constraint stay_estimate_days check (days between 0 and 365)
  )`,
  `alter table stay_estimate add constraint stay_estimate_admission foreign key (tenant_id, admission_id)
    references admission (tenant_id, id)`,
  `alter table stay_estimate add constraint stay_estimate_author foreign key (tenant_id, created_by)
    references user_account (tenant_id, id)`,
  `create index stay_estimate_by_admission on stay_estimate (tenant_id, admission_id, created_at, id)`,
];

const billed = [
  `create table stay_invoice_line (
    tenant_id uuid not null,
    invoice_id uuid not null,
    position integer not null,
    admission_id uuid not null,
    charge_key text collate "C" not null,
    constraint stay_invoice_line_pkey primary key (tenant_id, invoice_id, position)
  )`,
  `alter table stay_invoice_line add constraint stay_invoice_line_invoice foreign key (tenant_id, invoice_id)
    references invoice (tenant_id, id)`,
  `alter table stay_invoice_line add constraint stay_invoice_line_admission
    foreign key (tenant_id, admission_id) references admission (tenant_id, id)`,
  `create index stay_invoice_line_by_admission on stay_invoice_line (tenant_id, admission_id)`,
];
