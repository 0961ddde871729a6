import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * What is counted in an operation, by two people, and what a hospital counts; a milestone can be taken back; a template
 * of a note belongs to a procedure. docs/decisions/0123-counts-and-times-of-the-theatre.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...counts, ...items, ...milestones, ...templates]);
  await protectTenantTable(db, 'surgical_count_entry', ['select', 'insert']);
  await protectTenantTable(db, 'surgical_count_confirmation', ['select', 'insert']);
  await protectTenantTable(db, 'surgical_count_error', ['select', 'insert']);
  await protectTenantTable(db, 'counted_items', ['select', 'insert', 'update']);
}

// Rows are never changed. The confirmation repeats who counted, so that the database knows two people.
const counts = [
  `create table surgical_count_entry (
    tenant_id uuid not null,
    id uuid not null,
    case_id uuid not null,
    kind text not null,
    facts jsonb not null,
    entered_by uuid not null,
    entered_at timestamptz(3) not null,
    constraint surgical_count_entry_pkey primary key (tenant_id, id),
    constraint surgical_count_entry_by unique (tenant_id, id, entered_by),
    constraint surgical_count_entry_kind_known check (kind in ('count', 'added', 'settled')),
    constraint surgical_count_entry_facts check (jsonb_typeof(facts) = 'object')
  )`,
  tenantKey('surgical_count_entry'),
  key('surgical_count_entry', 'case', 'case_id', 'surgical_case'),
  key('surgical_count_entry', 'person', 'entered_by', 'user_account'),
  `create index surgical_count_entry_of_case on surgical_count_entry (tenant_id, case_id, entered_at, id)`,
  `create table surgical_count_confirmation (
    tenant_id uuid not null,
    entry_id uuid not null,
    counted_by uuid not null,
    confirmed_by uuid not null,
    confirmed_at timestamptz(3) not null,
    constraint surgical_count_confirmation_pkey primary key (tenant_id, entry_id),
    constraint surgical_count_confirmation_two_people check (confirmed_by <> counted_by)
  )`,
  tenantKey('surgical_count_confirmation'),
  key(
    'surgical_count_confirmation',
    'entry',
    'entry_id, counted_by',
    'surgical_count_entry',
    'id, entered_by',
  ),
  key('surgical_count_confirmation', 'person', 'confirmed_by', 'user_account'),
  `create table surgical_count_error (
    tenant_id uuid not null,
    entry_id uuid not null,
    reason text not null,
    marked_by uuid not null,
    marked_at timestamptz(3) not null,
    constraint surgical_count_error_pkey primary key (tenant_id, entry_id),
    constraint surgical_count_error_says_why check (reason <> '')
  )`,
  tenantKey('surgical_count_error'),
  key('surgical_count_error', 'entry', 'entry_id', 'surgical_count_entry'),
  key('surgical_count_error', 'person', 'marked_by', 'user_account'),
];

const items = [
  `create table counted_items (
    tenant_id uuid not null,
    id uuid not null,
    items jsonb not null,
    updated_by uuid not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint counted_items_pkey primary key (tenant_id, id),
    constraint counted_items_once unique (tenant_id),
    constraint counted_items_listed check (jsonb_typeof(items) = 'array')
  )`,
  tenantKey('counted_items'),
  key('counted_items', 'updater', 'updated_by', 'user_account'),
];

// An entry without a time takes the milestone back; then it is recorded anew, and its course is guarded by its version.
const milestones = [
  `alter table surgical_milestone alter column happened_at drop not null`,
  `alter table surgical_milestone add constraint surgical_milestone_taken_back_says_why
    check (happened_at is not null or correction_reason is not null)`,
  `drop index surgical_milestone_first`,
];

const templates = [
  `alter table operative_note_template add column procedure_id uuid`,
  key('operative_note_template', 'procedure', 'procedure_id', 'surgical_procedure'),
];
