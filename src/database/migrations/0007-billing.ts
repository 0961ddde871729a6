import type { Kysely } from 'kysely';
import { protectTenantTable, runAll } from './tenant-table.ts';

/** Billing: services, invoices, the ledger of payments and refunds, the cashier's day, figures and jobs by day. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...settings, ...services, ...invoices, ...cashier, ...ledger, ...figures]);
  await protectTenantTable(db, 'service', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'invoice', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'invoice_item', ['select', 'insert', 'delete']);
  await protectTenantTable(db, 'cashier_day', ['select', 'insert', 'update']);
  // Money that moved is never rewritten: a refund is a further row.
  await protectTenantTable(db, 'payment', ['select', 'insert']);
  await protectTenantTable(db, 'refund_request', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'daily_figure', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'daily_job', ['select', 'insert', 'update']);
}

const settings = [
  `alter table tenant_settings
    add column refund_needs_approval boolean not null default true,
    add column cash_needs_open_day boolean not null default false`,
];

const services = [
  `create table service (
    tenant_id uuid not null references tenant (id),
    id uuid not null,
    name text not null check (name <> ''),
    description text,
    price_minor bigint not null check (price_minor >= 0),
    category text not null check (category <> ''),
    status text not null default 'active' check (status in ('active', 'inactive')),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    primary key (tenant_id, id)
  )`,
  `create unique index service_by_name on service (tenant_id, lower(name)) where status = 'active'`,
  `create index service_by_category on service (tenant_id, status, category, name, id)`,
];

// What an invoice says about itself must add up: the database refuses one that does not.
const invoices = [
  `create table invoice (
    tenant_id uuid not null references tenant (id),
    id uuid not null,
    invoice_number text collate "C" not null,
    patient_id uuid not null,
    appointment_id uuid,
    lab_order_id uuid,
    referral_id uuid,
    referrer_id uuid,
    currency_code text not null check (currency_code ~ '^[A-Z]{3}$'),
    subtotal_minor bigint not null check (subtotal_minor >= 0),
    discount_basis_points integer check (discount_basis_points between 0 and 10000),
    discount_minor bigint not null check (discount_minor between 0 and subtotal_minor),
    tax_basis_points integer not null check (tax_basis_points between 0 and 10000),
    tax_minor bigint not null check (tax_minor >= 0),
    total_minor bigint not null,
    paid_minor bigint not null default 0,
    status text not null check (status in ('draft', 'sent', 'partial', 'paid', 'overdue', 'void')),
    due_date date not null,
    notes text,
    payment_method text,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    sent_at timestamptz(3),
    paid_at timestamptz(3),
    voided_at timestamptz(3),
    void_reason text,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    primary key (tenant_id, id),
    unique (tenant_id, invoice_number),
    check (total_minor = subtotal_minor - discount_minor + tax_minor),
    check (paid_minor between 0 and total_minor),
    check ((status = 'paid') = (paid_at is not null)),
    check (status <> 'paid' or paid_minor = total_minor),
    check (status <> 'partial' or (paid_minor > 0 and paid_minor < total_minor)),
    check (status not in ('draft', 'void') or paid_minor = 0),
    check ((status = 'void') = (voided_at is not null and void_reason <> '')),
    check (status = 'draft' or status = 'void' or sent_at is not null),
    foreign key (tenant_id, patient_id) references patient (tenant_id, id),
    foreign key (tenant_id, appointment_id) references appointment (tenant_id, id),
    foreign key (tenant_id, lab_order_id) references lab_order (tenant_id, id)
  )`,
  `create index invoice_by_time on invoice (tenant_id, created_at, id)`,
  `create index invoice_by_status on invoice (tenant_id, status, created_at, id)`,
  `create index invoice_by_sending on invoice (tenant_id, sent_at, id)
    where sent_at is not null and status <> 'void'`,
  `create index invoice_by_patient on invoice (tenant_id, patient_id, created_at, id)`,
  // What becomes overdue on a later day; the daily job marks it, and then it leaves this index.
  `create index invoice_by_due_date on invoice (tenant_id, due_date, id)
    where status in ('sent', 'partial')`,
  `create index invoice_by_appointment on invoice (tenant_id, appointment_id)
    where appointment_id is not null`,
  `create unique index invoice_of_lab_order on invoice (tenant_id, lab_order_id)
    where lab_order_id is not null and status <> 'void'`,
  `create index invoice_by_referral on invoice (tenant_id, referral_id) where referral_id is not null`,
  `create table invoice_item (
    tenant_id uuid not null references tenant (id),
    invoice_id uuid not null,
    position smallint not null check (position > 0),
    id uuid not null,
    service_id uuid,
    name text not null check (name <> ''),
    description text,
    quantity integer not null check (quantity > 0),
    price_minor bigint not null check (price_minor >= 0),
    total_minor bigint not null,
    primary key (tenant_id, invoice_id, position),
    check (total_minor = quantity * price_minor),
    foreign key (tenant_id, invoice_id) references invoice (tenant_id, id),
    foreign key (tenant_id, service_id) references service (tenant_id, id)
  )`,
];

const cashier = [
  `create table cashier_day (
    tenant_id uuid not null references tenant (id),
    id uuid not null,
    user_id uuid not null,
    opened_at timestamptz(3) not null,
    opening_minor bigint not null check (opening_minor >= 0),
    closed_at timestamptz(3),
    expected_minor bigint,
    counted_minor bigint check (counted_minor >= 0),
    notes text,
    primary key (tenant_id, id),
    check ((closed_at is null) = (expected_minor is null)),
    check ((closed_at is null) = (counted_minor is null)),
    foreign key (tenant_id, user_id) references user_account (tenant_id, id)
  )`,
  `create unique index cashier_day_open on cashier_day (tenant_id, user_id) where closed_at is null`,
  `create index cashier_day_by_time on cashier_day (tenant_id, opened_at, id)`,
];

const ledger = [
  `create table payment (
    tenant_id uuid not null references tenant (id),
    id uuid not null,
    invoice_id uuid not null,
    kind text not null check (kind in ('payment', 'refund')),
    amount_minor bigint not null,
    method text not null check (method in ('cash', 'card', 'mobile', 'manual')),
    tendered_minor bigint,
    reference text,
    notes text,
    reason text,
    refund_request_id uuid,
    cashier_day_id uuid,
    receipt_number text collate "C" not null,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    primary key (tenant_id, id),
    unique (tenant_id, receipt_number),
    check (case kind when 'payment' then amount_minor > 0 else amount_minor < 0 and reason <> '' end),
    check (tendered_minor is null or (kind = 'payment' and method = 'cash' and tendered_minor >= amount_minor)),
    foreign key (tenant_id, invoice_id) references invoice (tenant_id, id),
    foreign key (tenant_id, cashier_day_id) references cashier_day (tenant_id, id)
  )`,
  `create index payment_by_invoice on payment (tenant_id, invoice_id, created_at, id)`,
  `create index payment_by_time on payment (tenant_id, created_at, id)`,
  `create index payment_by_day on payment (tenant_id, cashier_day_id) where cashier_day_id is not null`,
  `create table refund_request (
    tenant_id uuid not null references tenant (id),
    id uuid not null,
    invoice_id uuid not null,
    amount_minor bigint not null check (amount_minor > 0),
    method text not null check (method in ('cash', 'card', 'mobile', 'manual')),
    reason text not null check (reason <> ''),
    status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
    requested_by uuid not null,
    requested_at timestamptz(3) not null,
    needed_second_person boolean not null,
    decided_by uuid,
    decided_at timestamptz(3),
    decision_note text,
    version integer not null default 1,
    primary key (tenant_id, id),
    check ((status = 'pending') = (decided_by is null)),
    check (status <> 'approved' or not needed_second_person or decided_by <> requested_by),
    foreign key (tenant_id, invoice_id) references invoice (tenant_id, id)
  )`,
  `create unique index payment_of_refund on payment (tenant_id, refund_request_id)
    where refund_request_id is not null`,
  `create index refund_request_by_status on refund_request (tenant_id, status, requested_at, id)`,
  `create index refund_request_by_invoice on refund_request (tenant_id, invoice_id)`,
];

// What happened on each day of the hospital, so that the dashboard adds up days and not invoices.
const figures = [
  `create table daily_figure (
    tenant_id uuid not null references tenant (id),
    day date not null,
    name text collate "C" not null,
    value bigint not null,
    primary key (tenant_id, name, day)
  ) with (fillfactor = 50)`,
  // On which day of the hospital each daily job was last done.
  `create table daily_job (
    tenant_id uuid not null references tenant (id),
    name text collate "C" not null,
    last_day date not null,
    primary key (tenant_id, name)
  )`,
];
