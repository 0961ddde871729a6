import { type Kysely, sql } from 'kysely';
import { defaultPlans } from './default-plans.ts';
import { inEachHospital } from './standing-hospitals.ts';
import { protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * Plans and the register of clients, which belong to the organization that runs the platform, and the subscription of
 * each hospital, which is the hospital's own row: its limits are counted in its own transactions.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...plans, ...clients, ...subscriptions]);
  await protectTenantTable(db, 'plan', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'client', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'subscription', ['select', 'insert', 'update']);
  const platforms = await sql<{ id: string }>`select id from tenant where is_platform`.execute(db);
  const ids = new Set(platforms.rows.map(({ id }) => id));
  await inEachHospital(db, async (tenantId) => {
    if (!ids.has(tenantId)) return;
    for (const plan of defaultPlans(tenantId, new Date().toISOString())) {
      await sql`insert into plan select * from jsonb_populate_record(null::plan, ${JSON.stringify(plan)}::jsonb)
        returning id`.execute(db);
    }
  });
}

const terms = `
    price_minor bigint not null,
    currency_code text not null,
    billing_interval text not null,
    staff_limit integer,
    patient_limit integer,
    bed_limit integer,
    storage_limit_megabytes integer`;

const termsChecks = (table: string) => `
    constraint ${table}_price_positive check (price_minor >= 0),
    constraint ${table}_interval_known check (billing_interval in ('month', 'year')),
    constraint ${table}_limits_positive check (staff_limit > 0 and patient_limit > 0 and bed_limit > 0
      and storage_limit_megabytes > 0)`;

const plans = [
  `create table plan (
    tenant_id uuid not null,
    id uuid not null,
    code text collate "C" not null,
    name text not null,
    description text,
    ${terms},
    modules text[] not null,
    features text[] not null,
    trial_days integer not null,
    is_active boolean not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null,
    constraint plan_key primary key (tenant_id, id),
    constraint plan_code unique (tenant_id, code),
    constraint plan_name_given check (name <> ''),
    constraint plan_trial_days_possible check (trial_days between 0 and 365),
    ${termsChecks('plan')}
  )`,
  tenantKey('plan'),
];

// `id` is the hospital's. What is agreed with it is copied here from the plan, as it is in the hospital's own row.
const clients = [
  `create table client (
    tenant_id uuid not null,
    id uuid not null,
    legal_name text,
    contact_email text,
    contact_phone text,
    address text,
    plan_code text,
    plan_name text,
    price_minor bigint,
    currency_code text,
    billing_interval text,
    subscription_status text,
    trial_ends_at timestamptz(3),
    suspended_at timestamptz(3),
    suspension_reason text,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null,
    constraint client_key primary key (tenant_id, id),
    constraint client_price_positive check (price_minor >= 0),
    constraint client_interval_known check (billing_interval in ('month', 'year')),
    constraint client_subscription_known
      check (subscription_status in ('trial', 'active', 'past_due', 'canceled')),
    constraint client_plan_whole check ((plan_code is null) = (subscription_status is null)
      and (plan_code is null) = (price_minor is null) and (plan_code is null) = (currency_code is null)
      and (plan_code is null) = (billing_interval is null) and (plan_code is null) = (plan_name is null)),
    constraint client_suspended_with_reason check ((suspended_at is null) = (suspension_reason is null))
  )`,
  tenantKey('client'),
];

const subscriptions = [
  `create table subscription (
    tenant_id uuid not null,
    plan_code text not null,
    plan_name text not null,
    ${terms},
    features text[] not null,
    status text not null,
    trial_ends_at timestamptz(3),
    period_ends_at timestamptz(3) not null,
    started_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null,
    constraint subscription_key primary key (tenant_id),
    constraint subscription_status_known check (status in ('trial', 'active', 'past_due', 'canceled')),
    constraint subscription_trial_has_end check (status <> 'trial' or trial_ends_at is not null),
    ${termsChecks('subscription')}
  )`,
  tenantKey('subscription'),
];
