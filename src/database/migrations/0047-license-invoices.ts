import { type Kysely, sql } from 'kysely';
import { inEachHospital } from './standing-hospitals.ts';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * Invoices for a hospital's subscription and the proofs of their payment, which are the hospital's own rows; the
 * operator's register of payments, where a transaction counts once across all hospitals.
 * docs/decisions/0073-license-invoices.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...terms, ...invoices, ...proofs, ...payments]);
  await protectTenantTable(db, 'license_invoice', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'payment_proof', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'client_payment', ['select', 'insert', 'update']);
  await copyAgreements(db);
}

const terms = [
  // The delivered grace of every hospital; null for one that is never restricted.
  `alter table subscription add column grace_days integer default 14`,
  `alter table subscription add column billing_day integer`,
  `alter table subscription add constraint subscription_grace_possible check (grace_days >= 0)`,
  `alter table subscription add constraint subscription_billing_day_possible
    check (billing_day between 1 and 31)`,
  `alter table client add column period_ends_at timestamptz(3)`,
  `alter table client add column staff_limit integer`,
  `create index client_by_next_billing on client (tenant_id, period_ends_at, id) where plan_code is not null`,
];

const invoices = [
  `create table license_invoice (
    tenant_id uuid not null,
    id uuid not null,
    number text collate "C" not null,
    plan_code text not null,
    plan_name text not null,
    amount_minor bigint not null,
    currency_code text not null,
    period_from timestamptz(3) not null,
    period_to timestamptz(3) not null,
    due_on date not null,
    status text not null,
    paid_at timestamptz(3),
    paid_until timestamptz(3),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null,
    constraint license_invoice_key primary key (tenant_id, id),
    constraint license_invoice_number unique (tenant_id, number),
    constraint license_invoice_amount_positive check (amount_minor > 0),
    constraint license_invoice_period_ordered check (period_from < period_to),
    constraint license_invoice_status_known check (status in ('open', 'paid', 'void')),
    constraint license_invoice_paid_whole check ((status = 'paid') = (paid_at is not null)
      and (paid_at is null) = (paid_until is null))
  )`,
  tenantKey('license_invoice'),
  // A period is asked for once, however often the job runs.
  `create unique index license_invoice_one_for_period on license_invoice (tenant_id, period_from)
    where status <> 'void'`,
  `create index license_invoice_by_time on license_invoice (tenant_id, created_at desc, id desc)`,
];

const proof = `
    method text not null,
    payer_name text not null,
    payer_phone text,
    transaction_id text not null,
    amount_minor bigint not null,
    currency_code text not null,
    paid_on date not null,
    status text not null,
    note text,
    submitted_at timestamptz(3) not null,
    reviewed_at timestamptz(3)`;

const proofChecks = (table: string) => `
    constraint ${table}_key primary key (tenant_id, id),
    constraint ${table}_method_known check (method in ('bkash', 'nagad', 'bank', 'cash')),
    constraint ${table}_amount_positive check (amount_minor > 0),
    constraint ${table}_status_known check (status in ('submitted', 'approved', 'rejected')),
    constraint ${table}_reviewed_whole check ((status = 'submitted') = (reviewed_at is null)),
    constraint ${table}_rejected_with_note check (status <> 'rejected' or note is not null)`;

const proofs = [
  `create table payment_proof (
    tenant_id uuid not null,
    id uuid not null,
    invoice_id uuid not null,
    ${proof},
    submitted_by uuid,
    ${proofChecks('payment_proof')}
  )`,
  tenantKey('payment_proof'),
  key('payment_proof', 'invoice', 'invoice_id', 'license_invoice'),
  `create unique index payment_proof_one_waiting on payment_proof (tenant_id, invoice_id)
    where status = 'submitted'`,
  `create index payment_proof_by_invoice on payment_proof (tenant_id, invoice_id, submitted_at desc, id desc)`,
];

const payments = [
  `create table client_payment (
    tenant_id uuid not null,
    id uuid not null,
    client_id uuid not null,
    invoice_id uuid not null,
    invoice_number text not null,
    invoice_amount_minor bigint not null,
    invoice_currency_code text not null,
    ${proof},
    transaction_key text collate "C" not null,
    reviewed_by uuid,
    version integer not null,
    ${proofChecks('client_payment')}
  )`,
  tenantKey('client_payment'),
  // Counts once across all hospitals; a refused proof may be handed in again, mended.
  `create unique index client_payment_transaction on client_payment (tenant_id, transaction_key)
    where status <> 'rejected'`,
  `create index client_payment_by_time on client_payment (tenant_id, submitted_at desc, id desc)`,
  `create index client_payment_by_status on client_payment (tenant_id, status, submitted_at desc, id desc)`,
  `create index client_payment_same_transaction on client_payment (tenant_id, transaction_key, id)`,
];

interface Agreement {
  tenant_id: string;
  [column: string]: unknown;
}

/** The operator's register also says until when each hospital has paid, and for how many people. */
async function copyAgreements(db: Kysely<never>): Promise<void> {
  const platforms = await sql<{ id: string }>`
    select id from tenant where is_platform order by created_at, id limit 1`.execute(db);
  const platformId = platforms.rows[0]?.id;
  if (platformId === undefined) return;
  const agreed: Agreement[] = [];
  await inEachHospital(db, async (tenantId) => {
    const found =
      await sql<Agreement>`select * from subscription where tenant_id = ${tenantId}::uuid`.execute(db);
    agreed.push(...found.rows);
  });
  await sql`set local app.tenant_id = ${sql.lit(platformId)}`.execute(db);
  for (const row of agreed) {
    await sql`insert into client (tenant_id, id, plan_code, plan_name, price_minor, currency_code,
        billing_interval, subscription_status, trial_ends_at, period_ends_at, staff_limit, created_at, updated_at,
        version)
      values (${platformId}::uuid, ${row.tenant_id}::uuid, ${row['plan_code']}, ${row['plan_name']},
        ${row['price_minor']}, ${row['currency_code']}, ${row['billing_interval']}, ${row['status']},
        ${row['trial_ends_at']}, ${row['period_ends_at']}, ${row['staff_limit']}, ${row['started_at']},
        ${row['updated_at']}, 1)
      on conflict (tenant_id, id) do update
        set period_ends_at = excluded.period_ends_at, staff_limit = excluded.staff_limit`.execute(db);
  }
  await sql`set local app.tenant_id = ''`.execute(db);
}
