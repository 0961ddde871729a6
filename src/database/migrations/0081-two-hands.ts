import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * What guards a dangerous medicine is loosened by two people, and stays in force for a while; a dose and a theatre take
 * more than was counted only by two people, with a reason. docs/decisions/0110-two-hands.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...untilThen, ...changes, ...taken]);
  await protectTenantTable(db, 'medicine_mark_change', ['select', 'insert']);
}

const untilThen = [
  `alter table medicine add column controlled_until date`,
  `alter table medicine add column high_alert_until date`,
  `alter table stock_item add column controlled_until date`,
  `drop index medicine_controlled`,
  `create index medicine_controlled on medicine (tenant_id, sort_name, id)
    where is_controlled or controlled_until is not null`,
];

// Rows are never changed.
const changes = [
  `create table medicine_mark_change (
    tenant_id uuid not null,
    id uuid not null,
    medicine_id uuid not null,
    loosened text[] not null,
    tightened text[] not null,
    changed_by uuid not null,
    witnessed_by uuid,
    changed_at timestamptz(3) not null,
    constraint medicine_mark_change_pkey primary key (tenant_id, id),
    constraint medicine_mark_change_says check (cardinality(loosened) + cardinality(tightened) > 0),
    constraint medicine_mark_change_witnessed check (cardinality(loosened) = 0 or witnessed_by is not null),
    constraint medicine_mark_change_two_people check (witnessed_by <> changed_by)
  )`,
  tenantKey('medicine_mark_change'),
  key('medicine_mark_change', 'medicine', 'medicine_id', 'medicine'),
  key('medicine_mark_change', 'person', 'changed_by', 'user_account'),
  key('medicine_mark_change', 'witness', 'witnessed_by', 'user_account'),
  `create index medicine_mark_change_by_medicine on medicine_mark_change (tenant_id, medicine_id, changed_at, id)`,
];

const taken = [
  `alter table dose_outcome add column quantity_reason text`,
  `alter table dose_outcome add constraint dose_outcome_more_by_two
    check (quantity_reason is null or witnessed_by is not null)`,
  `alter table surgical_consumable add column quantity_reason text`,
  `alter table surgical_consumable add column witnessed_by uuid`,
  `alter table surgical_consumable add constraint surgical_consumable_more_by_two
    check (quantity_reason is null or witnessed_by is not null)`,
  `alter table surgical_consumable add constraint surgical_consumable_two_people
    check (witnessed_by <> recorded_by)`,
  key('surgical_consumable', 'witness', 'witnessed_by', 'user_account'),
];
