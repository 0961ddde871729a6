import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/** Payments of invoices through the operator's gateway. docs/decisions/0085-paying-online-and-stored-bytes.md */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...methods, ...payments]);
  await protectTenantTable(db, 'online_payment', ['select', 'insert', 'update']);
}

// What the gateway reports is a proof that nobody typed; one of them may wait beside one that somebody typed.
const methods = [
  ...['payment_proof', 'client_payment'].flatMap((table) => [
    `alter table ${table} drop constraint ${table}_method_known`,
    `alter table ${table} add constraint ${table}_method_known
      check (method in ('bkash', 'nagad', 'bank', 'cash', 'online'))`,
  ]),
  `drop index payment_proof_one_waiting`,
  `create unique index payment_proof_one_waiting on payment_proof (tenant_id, invoice_id)
    where status = 'submitted' and method <> 'online'`,
];

const payments = [
  `create table online_payment (
    tenant_id uuid not null,
    id uuid not null,
    invoice_id uuid not null,
    amount_minor bigint not null,
    currency_code text not null,
    status text not null,
    proof_id uuid,
    ask_at timestamptz(3),
    times_asked integer not null default 0,
    started_by uuid not null,
    started_at timestamptz(3) not null,
    settled_at timestamptz(3),
    constraint online_payment_key primary key (tenant_id, id),
    constraint online_payment_amount_positive check (amount_minor > 0),
    constraint online_payment_status_known check (status in ('open', 'paid', 'failed', 'review', 'expired')),
    constraint online_payment_settled check ((status = 'open') = (settled_at is null)),
    constraint online_payment_asked_while_open check ((status = 'open') = (ask_at is not null)),
    constraint online_payment_paid_proven check (status <> 'paid' or proof_id is not null)
  )`,
  tenantKey('online_payment'),
  key('online_payment', 'invoice', 'invoice_id', 'license_invoice'),
  key('online_payment', 'proof', 'proof_id', 'payment_proof'),
  key('online_payment', 'starter', 'started_by', 'user_account'),
  `create unique index online_payment_one_open on online_payment (tenant_id, invoice_id) where status = 'open'`,
  // Whatever the gateway tells, an invoice is paid online once.
  `create unique index online_payment_one_paid on online_payment (tenant_id, invoice_id) where status = 'paid'`,
  `create unique index online_payment_one_proof on online_payment (tenant_id, proof_id)`,
  `create index online_payment_by_invoice on online_payment (tenant_id, invoice_id)`,
  `create index online_payment_to_ask on online_payment (tenant_id, ask_at, id) where status = 'open'`,
];
