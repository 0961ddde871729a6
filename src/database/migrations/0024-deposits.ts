import { type Kysely, sql } from 'kysely';
import { inEachHospital } from './standing-hospitals.ts';
import { protectTenantTable, runAll } from './tenant-table.ts';

/**
 * Deposits: money received for a patient before there is an invoice. What was received is what was used, what was
 * given back, and what is left; the database refuses an account of which less than nothing is left. A wallet's
 * transaction stands once among payments and deposits alike.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, transactions);
  await protectTenantTable(db, 'wallet_transaction', ['select', 'insert']);
  await inEachHospital(db, async (tenantId) => {
    await sql`insert into wallet_transaction (tenant_id, method, transaction_number, holder)
      select tenant_id, method, transaction_number, 'payment' from payment
      where tenant_id = ${tenantId}::uuid and transaction_number is not null
      on conflict do nothing`.execute(db);
  });
  await runAll(db, [...heldByPayments, ...deposits, ...refunds, ...references, ...methods]);
  await protectTenantTable(db, 'deposit_account', ['select', 'insert', 'update']);
  // Money that moved is never rewritten.
  await protectTenantTable(db, 'deposit_movement', ['select', 'insert']);
  await protectTenantTable(db, 'deposit_refund_request', ['select', 'insert', 'update']);
}

const transactions = [
  `create table wallet_transaction (
    tenant_id uuid not null,
    method text not null,
    transaction_number text collate "C" not null,
    holder text not null,
    constraint wallet_transaction_pkey primary key (tenant_id, method, transaction_number),
    constraint wallet_transaction_held unique (tenant_id, method, transaction_number, holder),
    constraint wallet_transaction_holder_known check (holder in ('payment', 'deposit'))
  )`,
  `alter table wallet_transaction add constraint wallet_transaction_tenant foreign key (tenant_id)
    references tenant (id)`,
];

// The column is the same in every row of a table: a number that the other table holds cannot be named here.
const heldByPayments = [
  `alter table payment add column transaction_holder text not null default 'payment'`,
  `alter table payment add constraint payment_holds_for_itself check (transaction_holder = 'payment')`,
  `alter table payment add constraint payment_wallet_transaction
    foreign key (tenant_id, method, transaction_number, transaction_holder)
    references wallet_transaction (tenant_id, method, transaction_number, holder)`,
];

const deposits = [
  `create table deposit_account (
    tenant_id uuid not null,
    patient_id uuid not null,
    currency_code text not null,
    received_minor bigint not null,
    used_minor bigint not null,
    refunded_minor bigint not null,
    left_minor bigint not null,
    updated_at timestamptz(3) not null,
    constraint deposit_account_pkey primary key (tenant_id, patient_id),
    constraint deposit_account_currency check (currency_code ~ '^[A-Z]{3}$'),
    constraint deposit_account_adds_up check (left_minor = received_minor - used_minor - refunded_minor),
    constraint deposit_account_covered
      check (received_minor >= 0 and used_minor >= 0 and refunded_minor >= 0 and left_minor >= 0)
  )`,
  `create table deposit_movement (
    tenant_id uuid not null,
    id uuid not null,
    patient_id uuid not null,
    kind text not null,
    amount_minor bigint not null,
    left_minor bigint not null,
    method text,
    tendered_minor bigint,
    reference text,
    transaction_number text collate "C",
    transaction_holder text not null default 'deposit',
    admission_id uuid,
    payment_id uuid,
    refund_request_id uuid,
    purpose text,
    reason text,
    notes text,
    cashier_day_id uuid,
    receipt_number text collate "C",
    created_by uuid not null,
    created_at timestamptz(3) not null,
    constraint deposit_movement_pkey primary key (tenant_id, id),
    constraint deposit_movement_holds_for_itself check (transaction_holder = 'deposit'),
    constraint deposit_movement_receipt_once unique (tenant_id, receipt_number),
    constraint deposit_movement_of_payment_once unique (tenant_id, payment_id),
    constraint deposit_movement_of_request_once unique (tenant_id, refund_request_id),
    constraint deposit_movement_kind_known check (kind in ('received', 'used', 'returned', 'refunded')),
    constraint deposit_movement_direction
      check (case when kind in ('received', 'returned') then amount_minor > 0 else amount_minor < 0 end),
    constraint deposit_movement_covered check (left_minor >= 0),
    constraint deposit_movement_of_money check ((kind in ('received', 'refunded')) = (method is not null)
      and (method is null) = (receipt_number is null)),
    constraint deposit_movement_of_invoice check ((kind in ('used', 'returned')) = (payment_id is not null)),
    constraint deposit_movement_of_request check ((kind = 'refunded') = (refund_request_id is not null)
      and (kind = 'refunded') = (purpose is not null) and (kind <> 'refunded' or coalesce(reason, '') <> '')),
    constraint deposit_movement_purpose_known check (purpose in ('balance', 'mistake')),
    constraint deposit_movement_method_known
      check (method in ('cash', 'card', 'bkash', 'nagad', 'rocket', 'mobile', 'manual')),
    constraint deposit_movement_cash_has_day check (method <> 'cash' or cashier_day_id is not null),
    constraint deposit_movement_tendered check (tendered_minor is null
      or (kind = 'received' and method = 'cash' and tendered_minor >= amount_minor)),
    constraint deposit_movement_of_wallet_named check (kind <> 'received'
      or method not in ('bkash', 'nagad', 'rocket') or coalesce(reference, '') ~ '^[0-9A-Z]{8,12}$'),
    constraint deposit_movement_admission_named check (admission_id is null or kind = 'received')
  )`,
  `create index deposit_movement_by_patient on deposit_movement (tenant_id, patient_id, created_at, id)`,
  `create index deposit_movement_by_day on deposit_movement (tenant_id, cashier_day_id, created_at, id)
    where cashier_day_id is not null`,
];

const refunds = [
  `create table deposit_refund_request (
    tenant_id uuid not null,
    id uuid not null,
    patient_id uuid not null,
    amount_minor bigint not null,
    method text not null,
    purpose text not null,
    reason text not null,
    status text not null,
    requested_by uuid not null,
    requested_at timestamptz(3) not null,
    needed_second_person boolean not null,
    decided_by uuid,
    decided_at timestamptz(3),
    decision_note text,
    version integer not null default 1,
    constraint deposit_refund_request_pkey primary key (tenant_id, id),
    constraint deposit_refund_request_amount check (amount_minor > 0),
    constraint deposit_refund_request_method_known
      check (method in ('cash', 'card', 'bkash', 'nagad', 'rocket', 'mobile', 'manual')),
    constraint deposit_refund_request_purpose_known check (purpose in ('balance', 'mistake')),
    constraint deposit_refund_request_has_reason check (reason <> ''),
    constraint deposit_refund_request_status_known check (status in ('pending', 'approved', 'rejected')),
    constraint deposit_refund_request_decided check ((status = 'pending') = (decided_by is null)
      and (decided_by is null) = (decided_at is null)),
    constraint deposit_refund_request_second_person
      check (status <> 'approved' or not needed_second_person or decided_by <> requested_by)
  )`,
  `create index deposit_refund_request_by_status
    on deposit_refund_request (tenant_id, status, requested_at, id)`,
  `create index deposit_refund_request_by_patient
    on deposit_refund_request (tenant_id, patient_id, requested_at, id)`,
];

// A deposit names an admission of the same patient or none.
const references = [
  `alter table deposit_account add constraint deposit_account_tenant foreign key (tenant_id)
    references tenant (id)`,
  `alter table deposit_account add constraint deposit_account_patient foreign key (tenant_id, patient_id)
    references patient (tenant_id, id)`,
  `alter table deposit_refund_request add constraint deposit_refund_request_account
    foreign key (tenant_id, patient_id) references deposit_account (tenant_id, patient_id)`,
  `alter table deposit_refund_request add constraint deposit_refund_request_asker
    foreign key (tenant_id, requested_by) references user_account (tenant_id, id)`,
  `alter table deposit_refund_request add constraint deposit_refund_request_decider
    foreign key (tenant_id, decided_by) references user_account (tenant_id, id)`,
  `alter table deposit_movement add constraint deposit_movement_account
    foreign key (tenant_id, patient_id) references deposit_account (tenant_id, patient_id)`,
  `alter table admission add constraint admission_of_patient unique (tenant_id, id, patient_id)`,
  `alter table deposit_movement add constraint deposit_movement_admission
    foreign key (tenant_id, admission_id, patient_id) references admission (tenant_id, id, patient_id)`,
  `alter table deposit_movement add constraint deposit_movement_payment foreign key (tenant_id, payment_id)
    references payment (tenant_id, id)`,
  `alter table deposit_movement add constraint deposit_movement_request
    foreign key (tenant_id, refund_request_id) references deposit_refund_request (tenant_id, id)`,
  `alter table deposit_movement add constraint deposit_movement_day foreign key (tenant_id, cashier_day_id)
    references cashier_day (tenant_id, id)`,
  `alter table deposit_movement add constraint deposit_movement_author foreign key (tenant_id, created_by)
    references user_account (tenant_id, id)`,
  `alter table deposit_movement add constraint deposit_movement_wallet_transaction
    foreign key (tenant_id, method, transaction_number, transaction_holder)
    references wallet_transaction (tenant_id, method, transaction_number, holder)`,
];

// An invoice is also paid out of a deposit, and what was paid so goes back to it.
const methods = [
  `alter table payment drop constraint payment_method_known`,
  `alter table payment add constraint payment_method_known
    check (method in ('cash', 'card', 'bkash', 'nagad', 'rocket', 'mobile', 'manual', 'deposit'))`,
  `alter table refund_request drop constraint refund_request_method_known`,
  `alter table refund_request add constraint refund_request_method_known
    check (method in ('cash', 'card', 'bkash', 'nagad', 'rocket', 'mobile', 'manual', 'deposit'))`,
];
