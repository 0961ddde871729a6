import type { Kysely } from 'kysely';
import { appRole, protectTenantTable, runAll } from './tenant-table.ts';

/**
 * Credit notes, refunds that know what they are for, cash that belongs to a cashier's day, and the wallets of the
 * country. What stands already is not asked for what nobody could give at that time: those constraints are not valid
 * for old rows and hold for every new one.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...creditNotes, ...creditedInvoices, ...refunds, ...cash, ...wallets, ...commissions]);
  await protectTenantTable(db, 'credit_note', ['select', 'insert']);
  await protectTenantTable(db, 'credit_note_item', ['select', 'insert']);
}

const creditNotes = [
  `create table credit_note (
    tenant_id uuid not null,
    id uuid not null,
    credit_note_number text collate "C" not null,
    invoice_id uuid not null,
    reason text not null,
    covers_refunds boolean not null,
    subtotal_minor bigint not null,
    discount_minor bigint not null,
    tax_minor bigint not null,
    total_minor bigint not null,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    constraint credit_note_pkey primary key (tenant_id, id),
    constraint credit_note_number_once unique (tenant_id, credit_note_number),
    constraint credit_note_has_reason check (reason <> ''),
    constraint credit_note_adds_up check (total_minor = subtotal_minor - discount_minor + tax_minor),
    constraint credit_note_credits check (total_minor > 0 and discount_minor >= 0 and tax_minor >= 0)
  )`,
  `alter table credit_note add constraint credit_note_tenant foreign key (tenant_id) references tenant (id)`,
  `alter table credit_note add constraint credit_note_invoice foreign key (tenant_id, invoice_id)
    references invoice (tenant_id, id)`,
  `create index credit_note_by_invoice on credit_note (tenant_id, invoice_id, created_at, id)`,
  `create table credit_note_item (
    tenant_id uuid not null,
    credit_note_id uuid not null,
    invoice_id uuid not null,
    position smallint not null,
    quantity integer not null,
    subtotal_minor bigint not null,
    discount_minor bigint not null,
    tax_minor bigint not null,
    total_minor bigint not null,
    constraint credit_note_item_pkey primary key (tenant_id, credit_note_id, position),
    constraint credit_note_item_adds_up check (total_minor = subtotal_minor - discount_minor + tax_minor),
    constraint credit_note_item_credits
      check (quantity >= 0 and discount_minor >= 0 and tax_minor >= 0 and total_minor >= 0)
  )`,
  `alter table credit_note_item add constraint credit_note_item_tenant foreign key (tenant_id)
    references tenant (id)`,
  `alter table credit_note_item add constraint credit_note_item_note foreign key (tenant_id, credit_note_id)
    references credit_note (tenant_id, id)`,
  `alter table credit_note_item add constraint credit_note_item_line
    foreign key (tenant_id, invoice_id, position) references invoice_item (tenant_id, invoice_id, position)`,
  `alter table invoice_item add column credited_quantity integer not null default 0`,
  `alter table invoice_item add constraint invoice_item_credited_quantity
    check (credited_quantity between 0 and quantity)`,
  // The one thing of a sent line that ever changes.
  `grant update (credited_quantity) on invoice_item to ${appRole}`,
];

// total - credited - paid is what is due, never below 0; what is paid beyond it goes back.
const creditedInvoices = [
  `alter table invoice add column credited_minor bigint not null default 0`,
  `alter table invoice add column refunded_minor bigint not null default 0`,
  `alter table invoice add constraint invoice_credited_minor check (credited_minor between 0 and total_minor)`,
  `alter table invoice add constraint invoice_refunded_minor
    check (refunded_minor between 0 and credited_minor)`,
  `alter table invoice drop constraint invoice_status_check`,
  `alter table invoice add constraint invoice_status_known
    check (status in ('draft', 'sent', 'partial', 'paid', 'overdue', 'credited', 'void'))`,
  // Without credit notes: status <> 'paid' or paid_minor = total_minor.
  `alter table invoice drop constraint invoice_check4`,
  `alter table invoice add constraint invoice_paid_in_full
    check (status <> 'paid' or paid_minor + credited_minor >= total_minor)`,
  // Without credit notes: status <> 'partial' or (paid_minor > 0 and paid_minor < total_minor).
  `alter table invoice drop constraint invoice_check5`,
  `alter table invoice add constraint invoice_partly_paid
    check (status <> 'partial' or (paid_minor > 0 and paid_minor + credited_minor < total_minor))`,
  `alter table invoice add constraint invoice_due_is_owed
    check (status not in ('sent', 'overdue') or paid_minor + credited_minor < total_minor) not valid`,
  `alter table invoice add constraint invoice_credited_in_full
    check ((status = 'credited') = (credited_minor = total_minor and total_minor > 0))`,
  `alter table invoice add constraint invoice_credited_once_sent
    check (status not in ('draft', 'void') or credited_minor = 0)`,
];

// Null: asked for, or given back, before there were credit notes.
const refunds = [
  `alter table refund_request add column purpose text`,
  `alter table refund_request add constraint refund_request_purpose check (purpose in ('credit', 'mistake'))`,
  `alter table payment add column purpose text`,
  `alter table payment add constraint payment_purpose
    check (purpose is null or (kind = 'refund' and purpose in ('credit', 'mistake')))`,
];

const cash = [
  `alter table payment add constraint payment_cash_has_day
    check (method <> 'cash' or cashier_day_id is not null) not valid`,
  `alter table cashier_day add constraint cashier_day_difference_explained
    check (closed_at is null or counted_minor = expected_minor or coalesce(notes, '') <> '') not valid`,
];

const wallets = [
  `alter table payment drop constraint payment_method_check`,
  `alter table payment add constraint payment_method_known
    check (method in ('cash', 'card', 'bkash', 'nagad', 'rocket', 'mobile', 'manual'))`,
  `alter table refund_request drop constraint refund_request_method_check`,
  `alter table refund_request add constraint refund_request_method_known
    check (method in ('cash', 'card', 'bkash', 'nagad', 'rocket', 'mobile', 'manual'))`,
  `alter table payment add constraint payment_of_wallet_named
    check (kind = 'refund' or method not in ('bkash', 'nagad', 'rocket') or reference ~ '^[0-9A-Z]{8,12}$')`,
  `alter table payment add column transaction_number text collate "C"`,
  `create unique index payment_of_transaction on payment (tenant_id, method, transaction_number)
    where transaction_number is not null`,
];

const commissions = [
  `alter table commission_reversal add column credit_note_id uuid`,
  `alter table commission_reversal add constraint commission_reversal_credit_note
    foreign key (tenant_id, credit_note_id) references credit_note (tenant_id, id)`,
];
