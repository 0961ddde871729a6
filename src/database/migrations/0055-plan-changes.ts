import type { Kysely } from 'kysely';
import { protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * Changes of its plan that a hospital makes itself: what is planned for the end of the period, and the invoice for the
 * rest of a period on a larger plan. docs/decisions/0079-changing-the-plan-and-leaving.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...invoices, ...changes]);
  await protectTenantTable(db, 'plan_change', ['select', 'insert', 'update']);
}

const invoices = [
  `alter table license_invoice add column kind text not null default 'period'`,
  `alter table license_invoice add constraint license_invoice_kind_known check (kind in ('period', 'upgrade'))`,
  `drop index license_invoice_one_for_period`,
  `create unique index license_invoice_one_for_period on license_invoice (tenant_id, period_from)
    where status <> 'void' and kind = 'period'`,
  // A second larger plan waits until the first one is paid.
  `create unique index license_invoice_one_upgrade on license_invoice (tenant_id)
    where status = 'open' and kind = 'upgrade'`,
  // From when on a larger plan counts as unpaid; null while none is.
  `alter table subscription add column owed_at timestamptz(3)`,
];

// What is agreed is copied from the plan when it is asked for: later changes of the plan do not reach it.
const changes = [
  `create table plan_change (
    tenant_id uuid not null,
    id uuid not null,
    kind text not null,
    plan_code text,
    plan_name text,
    price_minor bigint,
    currency_code text,
    billing_interval text,
    staff_limit integer,
    patient_limit integer,
    bed_limit integer,
    storage_limit_megabytes integer,
    features text[] not null,
    modules text[] not null,
    effective_at timestamptz(3) not null,
    status text not null,
    asked_by uuid,
    asked_at timestamptz(3) not null,
    settled_at timestamptz(3),
    constraint plan_change_key primary key (tenant_id, id),
    constraint plan_change_kind_known check (kind in ('plan', 'cancel')),
    constraint plan_change_status_known check (status in ('planned', 'done', 'withdrawn')),
    constraint plan_change_settled check ((status = 'planned') = (settled_at is null)),
    constraint plan_change_interval_known check (billing_interval in ('month', 'year')),
    constraint plan_change_price_positive check (price_minor >= 0),
    constraint plan_change_plan_whole check ((kind = 'plan') = (plan_code is not null)
      and (kind = 'plan') = (plan_name is not null) and (kind = 'plan') = (price_minor is not null)
      and (kind = 'plan') = (currency_code is not null) and (kind = 'plan') = (billing_interval is not null))
  )`,
  tenantKey('plan_change'),
  // One at a time, however often and by how many people it is pressed.
  `create unique index plan_change_one_planned on plan_change (tenant_id) where status = 'planned'`,
  `create index plan_change_by_time on plan_change (tenant_id, asked_at desc, id desc)`,
];
