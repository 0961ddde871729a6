import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * A score that asks for a call waits until somebody puts their name to it, and an order of a stay until a nurse has
 * read it. docs/decisions/0113-alarms-and-orders-wait-for-a-name.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    ...deteriorations,
    ...orders,
    `alter table tenant_settings add column deterioration_urgent_minutes integer not null default 30`,
    `alter table tenant_settings add column deterioration_emergency_minutes integer not null default 15`,
    `alter table tenant_settings add constraint tenant_settings_deterioration_minutes check (
      deterioration_urgent_minutes between 5 and 240 and deterioration_emergency_minutes between 5 and 240)`,
  ]);
  await protectTenantTable(db, 'deterioration', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'order_acknowledgement', ['select', 'insert']);
}

const deteriorations = [
  `create table deterioration (
    tenant_id uuid not null,
    id uuid not null,
    patient_id uuid not null,
    admission_id uuid not null,
    vital_signs_id uuid not null,
    raised_at timestamptz(3) not null,
    pass_on_at timestamptz(3) not null,
    escalated_at timestamptz(3),
    acknowledged_by uuid,
    acknowledged_at timestamptz(3),
    action text,
    note text,
    closed_at timestamptz(3),
    closed_because text,
    constraint deterioration_pkey primary key (tenant_id, id),
    constraint deterioration_action_known check (action in ('treated', 'moved', 'seen', 'known', 'other')),
    constraint deterioration_reason_known check (closed_because in ('stay-ended', 'entered-in-error')),
    constraint deterioration_acknowledged_whole check (
      (acknowledged_by is null) = (acknowledged_at is null) and (acknowledged_at is null) = (action is null)),
    constraint deterioration_other_in_words check (action <> 'other' or note is not null),
    constraint deterioration_closed_with_reason check ((closed_at is null) = (closed_because is null)),
    constraint deterioration_ends_once check (acknowledged_at is null or closed_at is null)
  )`,
  tenantKey('deterioration'),
  key('deterioration', 'patient', 'patient_id', 'patient'),
  key('deterioration', 'admission', 'admission_id', 'admission'),
  key('deterioration', 'signs', 'vital_signs_id', 'vital_signs'),
  key('deterioration', 'acknowledger', 'acknowledged_by', 'user_account'),
  `create unique index deterioration_open on deterioration (tenant_id, admission_id)
    where acknowledged_at is null and closed_at is null`,
  `create index deterioration_of_admission on deterioration (tenant_id, admission_id, raised_at, id)`,
];

const orders = [
  `create table order_acknowledgement (
    tenant_id uuid not null,
    line_id uuid not null,
    changed_at timestamptz(3) not null,
    acknowledged_by uuid not null,
    acknowledged_at timestamptz(3) not null,
    constraint order_acknowledgement_pkey primary key (tenant_id, line_id, changed_at)
  )`,
  tenantKey('order_acknowledgement'),
  key('order_acknowledgement', 'line', 'line_id', 'prescription_line'),
  key('order_acknowledgement', 'nurse', 'acknowledged_by', 'user_account'),
];
