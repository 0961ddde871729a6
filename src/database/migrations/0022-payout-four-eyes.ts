import { type Kysely, sql } from 'kysely';
import { appRole, protectTenantTable, runAll } from './tenant-table.ts';

/**
 * Who made the money that a payout pays is written on its row and on every referral in it, so that the database
 * refuses an approval and a payment by one of them; a hospital says how high a commission may be, and whether one
 * person may do it all. docs/decisions/0050-payouts-by-four-eyes.md
 * Besides, an import of patients is known as one, so that the home screen tells of it in one line.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, columns);
  for (const table of changedTables) await forceSecurity(db, table, false);
  await runAll(db, standingRows);
  for (const table of changedTables) await forceSecurity(db, table, true);
  await runAll(db, [...constraints, ...grants, ...imports]);
  await protectTenantTable(db, 'patient_import', ['select', 'insert', 'update']);
}

const columns = [
  `alter table tenant_settings add column payout_needs_second_person boolean not null default true`,
  `alter table tenant_settings add column commission_cap_basis_points integer not null default 2000`,
  `alter table tenant_settings add column commission_cap_flat_minor bigint not null default 100000`,
  // Nobody is known to have set the terms that stand: terms_by is empty.
  `alter table referrer add column terms_version integer not null default 1`,
  `alter table referrer add column terms_by uuid`,
  `alter table referrer add column terms_at timestamptz(3)`,
  `alter table referrer add column terms_confirmed_by uuid`,
  `alter table referrer add column terms_confirmed_at timestamptz(3)`,
  `alter table referral add column source text not null default 'hand'`,
  `alter table referral add column maker_ids uuid[] not null default '{}'`,
  `alter table referral add column terms_version integer not null default 1`,
  `alter table referral add column terms_by uuid`,
  `alter table referral add column payout_makers uuid[]`,
  `alter table payout add column maker_ids uuid[] not null default '{}'`,
  `alter table payout add column recorded_by uuid[] not null default '{}'`,
  `alter table payout add column terms_by uuid[] not null default '{}'`,
  `alter table payout add column referrals_by_hand integer not null default 0`,
  `alter table payout add column needed_second_person boolean not null default false`,
  `alter table payout add column cancelled_by uuid`,
];

const changedTables = ['invoice', 'payout', 'referral'];

const standingRows = [
  `update referral set source = 'invoice' where exists (
    select from invoice where invoice.tenant_id = referral.tenant_id and invoice.referral_id = referral.id
      and invoice.referrer_id is not null)`,
  `update referral set maker_ids = array[created_by] where source = 'hand' or payout_id is null`,
  `update payout set maker_ids = array[processed_by]`,
  `update payout set recorded_by = made.recorded_by, referrals_by_hand = made.by_hand,
      maker_ids = made.recorded_by || case when processed_by = any (made.recorded_by) then '{}'
        else array[processed_by] end
    from (select tenant_id, payout_id, array_agg(distinct created_by) as recorded_by, count(*) as by_hand
      from referral where source = 'hand' and payout_id is not null group by tenant_id, payout_id) as made
    where made.tenant_id = payout.tenant_id and made.payout_id = payout.id`,
  // What was approved already was approved under the rules of its time.
  `update payout set needed_second_person = true where status = 'pending'`,
  `update referral set payout_makers = payout.maker_ids from payout
    where payout.tenant_id = referral.tenant_id and payout.id = referral.payout_id`,
];

const constraints = [
  `alter table tenant_settings add constraint tenant_settings_commission_cap
    check (commission_cap_basis_points between 0 and 10000 and commission_cap_flat_minor >= 0)`,
  `alter table referrer add constraint referrer_terms_by foreign key (tenant_id, terms_by)
    references user_account (tenant_id, id)`,
  `alter table referrer add constraint referrer_terms_confirmed_by foreign key (tenant_id, terms_confirmed_by)
    references user_account (tenant_id, id)`,
  `alter table referrer add constraint referrer_terms_confirmed_by_another check (terms_confirmed_by <> terms_by)`,
  `alter table referral add constraint referral_source check (source in ('hand', 'invoice'))`,
  `alter table referral add constraint referral_by_hand_has_maker
    check (source <> 'hand' or cardinality(maker_ids) > 0)`,
  `alter table payout add constraint payout_makers unique (tenant_id, id, maker_ids)`,
  // A referral in a payout repeats the payout's makers, which the reference compares, and its own are among them.
  `alter table referral add constraint referral_payout_makers foreign key (tenant_id, payout_id, payout_makers)
    references payout (tenant_id, id, maker_ids)`,
  `alter table referral add constraint referral_in_payout_with_makers
    check ((payout_id is null) = (payout_makers is null))`,
  `alter table referral add constraint referral_makers_in_payout check (maker_ids <@ payout_makers)`,
  `alter table referral add constraint referral_terms_in_payout check (terms_by = any (payout_makers))`,
  `alter table payout add constraint payout_makers_complete check (
    processed_by = any (maker_ids) and recorded_by <@ maker_ids and terms_by <@ maker_ids)`,
  `alter table payout add constraint payout_approved_by_another
    check (not needed_second_person or approved_by <> all (maker_ids))`,
  `alter table payout add constraint payout_paid_by_another
    check (not needed_second_person or paid_by <> all (maker_ids))`,
  `alter table payout add constraint payout_decisions_signed check (
    (status not in ('approved', 'paid') or approved_by is not null)
    and (status <> 'paid' or paid_by is not null)) not valid`,
  `alter table payout add constraint payout_cancelled_by foreign key (tenant_id, cancelled_by)
    references user_account (tenant_id, id)`,
];

// Who made a payout, and whether it needs somebody else, never changes once it is stored.
const grants = [
  `alter table referral alter column source drop default`,
  `alter table payout alter column needed_second_person drop default`,
  `revoke update on payout from ${appRole}`,
  `grant update (total_commission_minor, reversed_minor, tax_withheld_minor, net_minor, status,
    transaction_reference, approved_by, approved_at, paid_by, paid_at, cancelled_by, cancelled_at, cancel_reason,
    updated_at, version) on payout to ${appRole}`,
];

// Patients of imports from before are not told from others.
const imports = [
  `create table patient_import (
    tenant_id uuid not null,
    id uuid not null,
    source text not null,
    added integer not null,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    constraint patient_import_pkey primary key (tenant_id, id),
    constraint patient_import_added check (added > 0)
  )`,
  `alter table patient_import add constraint patient_import_tenant foreign key (tenant_id) references tenant (id)`,
  `create index patient_import_by_time on patient_import (tenant_id, updated_at, id)`,
  `alter table patient add column import_id uuid`,
  `alter table patient add constraint patient_of_import foreign key (tenant_id, import_id)
    references patient_import (tenant_id, id)`,
  `create index patient_registered_by_time on patient (tenant_id, created_at, id) where import_id is null`,
];

/** Nobody is in a tenant here: while it is not forced, the owner changes rows of every tenant. */
async function forceSecurity(db: Kysely<never>, table: string, isForced: boolean): Promise<void> {
  const form = sql.raw(isForced ? 'force' : 'no force');
  await sql`alter table ${sql.id(table)} ${form} row level security`.execute(db);
}
