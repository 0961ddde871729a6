import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * What an authority asks a hospital for: which diagnoses are notifiable, how the authority calls the hospital and its
 * figures, and the indexes by which diagnoses and deaths are found by time; reports that people save and have sent to
 * them, and the files that go with a message. docs/decisions/0078-reports-to-the-end.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table diagnosis add column is_notifiable boolean not null default false`,
    `create index consultation_note_by_time on consultation_note (tenant_id, signed_at, consultation_id)`,
    `create index discharge_by_death on discharge (tenant_id, died_at, id) where died_at is not null`,
    `create table statistic_codes (
      tenant_id uuid not null,
      org_unit text not null,
      elements jsonb not null,
      updated_by uuid not null,
      updated_at timestamptz(3) not null,
      version integer not null default 1,
      constraint statistic_codes_pkey primary key (tenant_id),
      constraint statistic_codes_named check (jsonb_typeof(elements) = 'object')
    )`,
    tenantKey('statistic_codes'),
    key('statistic_codes', 'changer', 'updated_by', 'user_account'),
    // Appointments from this instant on are still to be reminded of: a rule wants it that did not before.
    `alter table message_settings add column reminders_from timestamptz(3)`,
    ...saved,
    ...attachments,
  ]);
  await protectTenantTable(db, 'statistic_codes', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'saved_report', ['select', 'insert', 'update', 'delete']);
  await protectTenantTable(db, 'message_attachment', ['select', 'insert', 'delete']);
}

const saved = [
  `create table saved_report (
    tenant_id uuid not null,
    id uuid not null,
    owner_id uuid not null,
    name text not null,
    name_key text collate "C" not null,
    report text not null,
    range_word text not null,
    filters jsonb not null,
    is_shared boolean not null,
    every text not null,
    day integer not null,
    at_time text not null,
    next_due_at timestamptz(3),
    last_at timestamptz(3),
    last_outcome text,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint saved_report_pkey primary key (tenant_id, id),
    constraint saved_report_named check (name <> '' and name_key <> ''),
    constraint saved_report_filters_named check (jsonb_typeof(filters) = 'object'),
    constraint saved_report_every_known check (every in ('never', 'week', 'month')),
    constraint saved_report_day_possible check (day between 1 and 28 and (every <> 'week' or day <= 7)),
    constraint saved_report_due_when_scheduled check (every <> 'never' or next_due_at is null),
    constraint saved_report_last_whole check ((last_at is null) = (last_outcome is null))
  )`,
  tenantKey('saved_report'),
  key('saved_report', 'owner', 'owner_id', 'user_account'),
  `create unique index saved_report_once on saved_report (tenant_id, owner_id, name_key)`,
  `create index saved_report_by_name on saved_report (tenant_id, name_key, id)`,
  `create index saved_report_due on saved_report (tenant_id, next_due_at, id) where next_due_at is not null`,
];

const attachments = [
  `create table message_attachment (
    tenant_id uuid not null,
    message_id uuid not null,
    name text not null,
    media_type text not null,
    content text not null,
    constraint message_attachment_pkey primary key (tenant_id, message_id, name),
    constraint message_attachment_named check (name <> '' and media_type <> '')
  )`,
  tenantKey('message_attachment'),
  `alter table message_attachment add constraint message_attachment_message foreign key (tenant_id, message_id)
    references message (tenant_id, id) on delete cascade`,
];
