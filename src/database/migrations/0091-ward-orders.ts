import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * Orders of a stay that are no medicine and no test: oxygen, diet, observations, escalation and nursing tasks, and the
 * sets a hospital keeps of them. A nursing task may come from such an order.
 * docs/decisions/0121-ward-orders.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...orders, ...sets, ...tasks]);
  await protectTenantTable(db, 'ward_order', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'order_set', ['select', 'insert', 'update', 'delete']);
}

const orders = [
  `create table ward_order (
    tenant_id uuid not null,
    id uuid not null,
    patient_id uuid not null,
    admission_id uuid not null,
    kind text not null,
    facts jsonb not null,
    note text,
    policy_minutes integer,
    set_name text,
    replaces_id uuid,
    ordered_by uuid not null,
    ordered_at timestamptz(3) not null,
    state text not null,
    news text not null,
    state_at timestamptz(3) not null,
    state_by uuid not null,
    state_reason text,
    acknowledged_by uuid,
    acknowledged_at timestamptz(3),
    version integer not null default 1,
    constraint ward_order_pkey primary key (tenant_id, id),
    constraint ward_order_kind_known check (
      kind in ('oxygen', 'diet', 'observations', 'escalation', 'nursing-task')),
    constraint ward_order_state_known check (state in ('active', 'stopped', 'replaced')),
    constraint ward_order_news_known check (news in ('new', 'changed', 'stopped')),
    constraint ward_order_stopped_with_reason check (state <> 'stopped' or state_reason is not null),
    constraint ward_order_acknowledged_whole check ((acknowledged_by is null) = (acknowledged_at is null)),
    constraint ward_order_weighed check (policy_minutes is null or kind = 'observations')
  )`,
  tenantKey('ward_order'),
  key('ward_order', 'patient', 'patient_id', 'patient'),
  key('ward_order', 'admission', 'admission_id, patient_id', 'admission', 'id, patient_id'),
  key('ward_order', 'replaced', 'replaces_id', 'ward_order'),
  key('ward_order', 'orderer', 'ordered_by', 'user_account'),
  key('ward_order', 'decider', 'state_by', 'user_account'),
  key('ward_order', 'nurse', 'acknowledged_by', 'user_account'),
  `create unique index ward_order_single on ward_order (tenant_id, admission_id, kind)
    where state = 'active' and kind <> 'nursing-task'`,
  `create index ward_order_of_admission on ward_order (tenant_id, admission_id, state_at, id)`,
  `create index ward_order_unread on ward_order (tenant_id, admission_id)
    where acknowledged_at is null and state <> 'replaced'`,
];

const sets = [
  `create table order_set (
    tenant_id uuid not null,
    id uuid not null,
    name text not null,
    plan text,
    medicines text,
    orders jsonb not null,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    updated_by uuid not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint order_set_pkey primary key (tenant_id, id),
    constraint order_set_named check (name <> '')
  )`,
  tenantKey('order_set'),
  key('order_set', 'creator', 'created_by', 'user_account'),
  key('order_set', 'updater', 'updated_by', 'user_account'),
  `create unique index order_set_by_name on order_set (tenant_id, lower(name))`,
];

const tasks = [
  `alter table nursing_task add column order_id uuid`,
  key('nursing_task', 'order', 'order_id', 'ward_order'),
  `alter table nursing_task drop constraint nursing_task_source_known`,
  `alter table nursing_task add constraint nursing_task_source_known check (
    source in ('care_plan', 'note', 'hand', 'order')
    and (source = 'care_plan') = (intervention_id is not null) and (source = 'note') = (note_id is not null)
    and (source = 'order') = (order_id is not null) and (source = 'note') = (text is null) and text <> '')`,
  `create unique index nursing_task_next_of_order on nursing_task (tenant_id, order_id) where status = 'open'`,
];
