import { type Kysely, sql } from 'kysely';
import { inEachHospital } from './standing-hospitals.ts';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * Receivables of the platform: what the operator takes off an invoice, gives more time for, takes back and reminds of;
 * a copy of each invoice in the operator's register; and the letters that remind of them.
 * docs/decisions/0133-receivables-of-the-platform.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...reductions, ...changes, ...register, ...reminders, ...terms]);
  await protectTenantTable(db, 'license_invoice_change', ['select', 'insert']);
  await protectTenantTable(db, 'client_invoice', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'client_reminder', ['select', 'insert', 'delete']);
  await copyInvoices(db);
}

/** Nothing is taken off that was not asked for, an open invoice asks for something, and only what was paid goes back. */
const reductionChecks = (table: string) => [
  `alter table ${table} add constraint ${table}_reductions_positive
    check (discount_minor >= 0 and credited_minor >= 0 and returned_minor >= 0)`,
  `alter table ${table} add constraint ${table}_never_below_nothing
    check (discount_minor + credited_minor <= amount_minor)`,
  `alter table ${table} add constraint ${table}_open_asks
    check (status <> 'open' or discount_minor + credited_minor < amount_minor)`,
  `alter table ${table} add constraint ${table}_returned_paid
    check (returned_minor <= credited_minor and (returned_minor = 0 or status = 'paid'))`,
];

const reductions = [
  `alter table license_invoice add column discount_minor bigint not null default 0`,
  `alter table license_invoice add column credited_minor bigint not null default 0`,
  // Of what was credited, what went back to the hospital because it had paid already.
  `alter table license_invoice add column returned_minor bigint not null default 0`,
  ...reductionChecks('license_invoice'),
];

const changes = [
  `create table license_invoice_change (
    tenant_id uuid not null,
    id uuid not null,
    invoice_id uuid not null,
    kind text not null,
    number text collate "C",
    amount_minor bigint,
    returned_by text,
    returned_reference text,
    due_from date,
    due_to date,
    reason text,
    made_by_name text,
    made_at timestamptz(3) not null,
    constraint license_invoice_change_key primary key (tenant_id, id),
    constraint license_invoice_change_number unique (tenant_id, number),
    constraint license_invoice_change_kind_known
      check (kind in ('discount', 'credit', 'due_date', 'void', 'reminder')),
    constraint license_invoice_change_amount check (amount_minor > 0),
    constraint license_invoice_change_amount_whole
      check ((kind in ('discount', 'credit')) = (amount_minor is not null)),
    constraint license_invoice_change_number_whole check ((kind = 'credit') = (number is not null)),
    constraint license_invoice_change_returned_whole check ((returned_by is null) = (returned_reference is null)
      and (returned_by is null or kind = 'credit')),
    constraint license_invoice_change_returned_known check (returned_by in ('bkash', 'nagad', 'bank', 'cash')),
    constraint license_invoice_change_due_whole check ((kind = 'due_date') = (due_from is not null)
      and (kind = 'due_date') = (due_to is not null)),
    constraint license_invoice_change_due_later check (due_to > due_from),
    constraint license_invoice_change_reason check (reason is not null or kind = 'reminder'
      or (kind = 'void' and made_by_name is null))
  )`,
  tenantKey('license_invoice_change'),
  key('license_invoice_change', 'invoice', 'invoice_id', 'license_invoice'),
  `create index license_invoice_change_by_invoice
    on license_invoice_change (tenant_id, invoice_id, made_at, id)`,
  // What is taken back, is taken back once.
  `create unique index license_invoice_change_one_void on license_invoice_change (tenant_id, invoice_id)
    where kind = 'void'`,
];

const register = [
  `create table client_invoice (
    tenant_id uuid not null,
    id uuid not null,
    client_id uuid not null,
    client_name text not null,
    number text collate "C" not null,
    kind text not null,
    plan_name text not null,
    amount_minor bigint not null,
    discount_minor bigint not null,
    credited_minor bigint not null,
    returned_minor bigint not null,
    currency_code text not null,
    period_from timestamptz(3) not null,
    period_to timestamptz(3) not null,
    due_on date not null,
    status text not null,
    issued_at timestamptz(3) not null,
    paid_at timestamptz(3),
    version integer not null,
    constraint client_invoice_key primary key (tenant_id, id),
    constraint client_invoice_number unique (tenant_id, number),
    constraint client_invoice_amount_positive check (amount_minor > 0),
    constraint client_invoice_kind_known check (kind in ('period', 'upgrade')),
    constraint client_invoice_status_known check (status in ('open', 'paid', 'void')),
    constraint client_invoice_paid_whole check ((status = 'paid') = (paid_at is not null))
  )`,
  tenantKey('client_invoice'),
  ...reductionChecks('client_invoice'),
  `create index client_invoice_by_due on client_invoice (tenant_id, due_on, id)`,
  `create index client_invoice_open on client_invoice (tenant_id, due_on, id) where status = 'open'`,
  `create index client_invoice_by_client on client_invoice (tenant_id, client_id, due_on, id)`,
  `create index client_invoice_by_time on client_invoice (tenant_id, issued_at desc, id desc)`,
];

const reminders = [
  `create table client_reminder (
    tenant_id uuid not null,
    id uuid not null,
    client_id uuid not null,
    way text not null,
    recipient text,
    subject text not null,
    body text not null,
    -- Who wrote, to whom and about which invoices, as it stood when it was sent.
    letter jsonb not null,
    message_id uuid,
    made_by uuid,
    made_by_name text not null,
    made_at timestamptz(3) not null,
    constraint client_reminder_key primary key (tenant_id, id),
    constraint client_reminder_way_known check (way in ('mail', 'print')),
    constraint client_reminder_mailed check ((way = 'mail') = (message_id is not null)
      and (way = 'mail') = (recipient is not null))
  )`,
  tenantKey('client_reminder'),
  `create index client_reminder_by_time on client_reminder (tenant_id, made_at desc, id desc)`,
  `create index client_reminder_by_client on client_reminder (tenant_id, client_id, made_at desc, id desc)`,
];

const terms = [
  // Until when a period counts as paid although it is not: the operator has given the hospital more time.
  `alter table subscription add column deferred_until timestamptz(3)`,
  `alter table client add column tax_number text`,
  `alter table client add column contact_name text`,
];

interface Copied {
  [column: string]: unknown;
}

const copiedColumns = [
  ...['id', 'number', 'kind', 'plan_name', 'amount_minor', 'discount_minor', 'credited_minor'],
  ...[
    'returned_minor',
    'currency_code',
    'period_from',
    'period_to',
    'due_on',
    'status',
    'paid_at',
    'version',
  ],
] as const;

/** The register of a platform that stands gets what its hospitals were asked for so far. */
async function copyInvoices(db: Kysely<never>): Promise<void> {
  const platforms = await sql<{ id: string }>`
    select id from tenant where is_platform order by created_at, id limit 1`.execute(db);
  const platformId = platforms.rows[0]?.id;
  if (platformId === undefined) return;
  const found: Copied[] = [];
  await inEachHospital(db, async (tenantId) => {
    const { rows } = await sql<Copied>`
      select invoice.*, invoice.created_at as issued_at, tenant.name as client_name
      from license_invoice invoice join tenant on tenant.id = ${tenantId}::uuid
      where invoice.tenant_id = ${tenantId}::uuid order by invoice.created_at, invoice.id`.execute(db);
    found.push(...rows);
  });
  await sql`set local app.tenant_id = ${sql.lit(platformId)}`.execute(db);
  for (const row of found) {
    const own = copiedColumns.map((column) => sql`${row[column]}`);
    await sql`insert into client_invoice (tenant_id, client_id, client_name, issued_at,
        ${sql.join(copiedColumns.map((column) => sql.ref(column)))})
      values (${platformId}::uuid, ${row['tenant_id']}::uuid, ${row['client_name']}, ${row['issued_at']},
        ${sql.join(own)})`.execute(db);
  }
  await sql`set local app.tenant_id = ''`.execute(db);
}
