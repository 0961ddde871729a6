import type { Kysely } from 'kysely';
import { protectTenantTable, runAll } from './tenant-table.ts';

/** Referrals: who refers, what is referred, the commission on it and how it is paid out. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...referrers, ...payouts, ...referrals]);
  await protectTenantTable(db, 'referrer', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'payout', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'referral', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'commission_reversal', ['select', 'insert', 'update']);
}

const referrers = [
  `create table referrer (
    tenant_id uuid not null references tenant (id),
    id uuid not null,
    name text not null check (name <> ''),
    type text not null check (type in ('doctor', 'pharmacy', 'clinic', 'individual')),
    phone text,
    email text,
    address text,
    commission_type text not null check (commission_type in ('percentage', 'flat')),
    commission_basis_points integer check (commission_basis_points between 0 and 10000),
    commission_flat_minor bigint check (commission_flat_minor >= 0),
    status text not null default 'active' check (status in ('active', 'inactive')),
    total_referrals bigint not null default 0 check (total_referrals >= 0),
    total_revenue_minor bigint not null default 0 check (total_revenue_minor >= 0),
    total_commission_minor bigint not null default 0 check (total_commission_minor >= 0),
    pending_commission_minor bigint not null default 0 check (pending_commission_minor >= 0),
    last_referral_at timestamptz(3),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    primary key (tenant_id, id),
    check ((commission_type = 'percentage') = (commission_basis_points is not null)),
    check ((commission_type = 'flat') = (commission_flat_minor is not null))
  )`,
  `create index referrer_by_name on referrer (tenant_id, status, name, id)`,
  `create index referrer_by_revenue on referrer (tenant_id, total_revenue_minor, id)`,
];

const payouts = [
  `create table payout (
    tenant_id uuid not null references tenant (id),
    id uuid not null,
    payout_number text collate "C" not null,
    referrer_id uuid not null,
    referrer_name text not null,
    month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
    period_start date not null,
    period_end date not null check (period_end >= period_start),
    total_referrals integer not null check (total_referrals >= 0),
    total_revenue_minor bigint not null check (total_revenue_minor >= 0),
    total_commission_minor bigint not null check (total_commission_minor >= 0),
    reversed_minor bigint not null default 0 check (reversed_minor between 0 and total_commission_minor),
    withholding_basis_points integer not null check (withholding_basis_points between 0 and 10000),
    tax_withheld_minor bigint not null check (tax_withheld_minor >= 0),
    net_minor bigint not null,
    payout_method text not null default 'bank_transfer'
      check (payout_method in ('bank_transfer', 'cash', 'mobile', 'cheque')),
    status text not null default 'pending' check (status in ('pending', 'approved', 'paid', 'cancelled')),
    transaction_reference text,
    processed_by uuid not null,
    approved_by uuid,
    approved_at timestamptz(3),
    paid_by uuid,
    paid_at timestamptz(3),
    cancelled_at timestamptz(3),
    cancel_reason text,
    notes text,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    primary key (tenant_id, id),
    unique (tenant_id, payout_number),
    check (net_minor = total_commission_minor - reversed_minor - tax_withheld_minor),
    check (net_minor >= 0),
    check ((status = 'paid') = (paid_at is not null)),
    check (status <> 'paid' or coalesce(transaction_reference, '') <> ''),
    foreign key (tenant_id, referrer_id) references referrer (tenant_id, id)
  )`,
  `create index payout_by_time on payout (tenant_id, created_at, id)`,
  `create index payout_by_referrer on payout (tenant_id, referrer_id, month, id)`,
];

// A referral names the one payout it is in; cancelling that payout empties the name again.
const referrals = [
  `create table referral (
    tenant_id uuid not null references tenant (id),
    id uuid not null,
    referrer_id uuid not null,
    patient_id uuid not null,
    appointment_id uuid,
    amount_minor bigint not null check (amount_minor >= 0),
    commission_minor bigint not null check (commission_minor >= 0),
    reversed_minor bigint not null default 0 check (reversed_minor between 0 and commission_minor),
    status text not null default 'pending' check (status in ('pending', 'paid')),
    payout_id uuid,
    notes text,
    referred_on date not null,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    paid_at timestamptz(3),
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    primary key (tenant_id, id),
    unique (tenant_id, id, patient_id),
    check ((status = 'paid') = (paid_at is not null)),
    check (status = 'pending' or payout_id is not null),
    foreign key (tenant_id, referrer_id) references referrer (tenant_id, id),
    foreign key (tenant_id, patient_id) references patient (tenant_id, id),
    foreign key (tenant_id, appointment_id) references appointment (tenant_id, id),
    foreign key (tenant_id, payout_id) references payout (tenant_id, id)
  )`,
  `create index referral_by_time on referral (tenant_id, created_at, id)`,
  `create index referral_by_referrer on referral (tenant_id, referrer_id, created_at, id)`,
  `create index referral_by_patient on referral (tenant_id, patient_id, created_at, id)`,
  `create index referral_by_payout on referral (tenant_id, payout_id) where payout_id is not null`,
  `create index referral_open on referral (tenant_id, referrer_id, referred_on, id)
    where status = 'pending' and payout_id is null`,
  // An invoice names a referral of its own patient.
  `alter table invoice add constraint invoice_referral foreign key (tenant_id, referral_id, patient_id)
    references referral (tenant_id, id, patient_id)`,
  `alter table invoice add constraint invoice_referrer foreign key (tenant_id, referrer_id)
    references referrer (tenant_id, id)`,
  // Commission that was paid before its invoice was refunded: taken back from the referrer's next payout.
  `create table commission_reversal (
    tenant_id uuid not null references tenant (id),
    id uuid not null,
    referrer_id uuid not null,
    referral_id uuid not null,
    payment_id uuid,
    amount_minor bigint not null check (amount_minor > 0),
    payout_id uuid,
    created_at timestamptz(3) not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, referrer_id) references referrer (tenant_id, id),
    foreign key (tenant_id, referral_id) references referral (tenant_id, id),
    foreign key (tenant_id, payment_id) references payment (tenant_id, id),
    foreign key (tenant_id, payout_id) references payout (tenant_id, id)
  )`,
  `create index commission_reversal_open on commission_reversal (tenant_id, referrer_id, created_at, id)
    where payout_id is null`,
];
