import { type Kysely, sql } from 'kysely';
import { appRole, key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * Applications for an account with their files and what applicants are told. They belong to the organization that runs
 * the platform, so that the policy of every tenant table keeps them from all hospitals.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...applications, ...files, ...messages, ...links]);
  await protectTenantTable(db, 'application', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'application_file', ['select', 'insert', 'update', 'delete']);
  await protectTenantTable(db, 'application_message', ['select', 'insert', 'update']);
  await sql`grant update (status) on tenant to ${sql.id(appRole)}`.execute(db);
}

const applications = [
  `create table application (
    tenant_id uuid not null,
    id uuid not null,
    number text collate "C" not null,
    source text not null,
    organization_name text not null,
    organization_key text collate "C" not null,
    legal_name text,
    contact_email text not null,
    contact_phone text not null,
    address text not null,
    admin_first_name text not null,
    admin_last_name text not null,
    admin_email text not null,
    admin_email_key text collate "C" not null,
    admin_phone text,
    status text not null,
    token_hash text collate "C",
    email_code text,
    email_confirmed_at timestamptz(3),
    question text,
    asked_at timestamptz(3),
    answer text,
    answered_at timestamptz(3),
    checklist text[] not null,
    review_notes text,
    decided_by uuid,
    decided_at timestamptz(3),
    hospital_id uuid,
    submitted_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null,
    constraint application_key primary key (tenant_id, id),
    constraint application_number unique (tenant_id, number),
    constraint application_token unique (tenant_id, token_hash),
    constraint application_hospital unique (tenant_id, hospital_id),
    constraint application_source_known check (source in ('signup', 'operator')),
    constraint application_status_known check (status in ('pending', 'asked', 'approved', 'rejected')),
    constraint application_names_given
      check (organization_name <> '' and admin_first_name <> '' and admin_last_name <> ''),
    constraint application_approved_has_hospital check (status <> 'approved' or hospital_id is not null),
    constraint application_decided check
      ((status in ('approved', 'rejected')) = (decided_at is not null)),
    constraint application_asked_question check (status <> 'asked' or question is not null)
  )`,
  tenantKey('application'),
  `create index application_by_time on application (tenant_id, submitted_at, id)`,
  `create index application_by_status on application (tenant_id, status, submitted_at, id)`,
  `create index application_by_name on application (tenant_id, organization_key)`,
  `create index application_by_admin on application (tenant_id, admin_email_key)`,
];

// A file belongs to no application until one is submitted with it; the secret of its token is its uploader's alone.
const files = [
  `create table application_file (
    tenant_id uuid not null,
    id uuid not null,
    application_id uuid,
    kind text not null,
    name text not null,
    content_type text not null,
    bytes integer not null,
    stored_as text collate "C" not null,
    token_hash text collate "C" not null,
    created_at timestamptz(3) not null,
    replaced_at timestamptz(3),
    constraint application_file_key primary key (tenant_id, id),
    constraint application_file_stored unique (tenant_id, stored_as),
    constraint application_file_token unique (tenant_id, token_hash),
    constraint application_file_kind_known check (kind in ('trade_license', 'passport_photo')),
    constraint application_file_type_known
      check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
    constraint application_file_photo check (kind <> 'passport_photo' or content_type <> 'application/pdf'),
    constraint application_file_not_empty check (bytes > 0)
  )`,
  tenantKey('application_file'),
  key('application_file', 'application', 'application_id', 'application'),
  `create unique index application_file_current on application_file (tenant_id, application_id, kind)
    where replaced_at is null and application_id is not null`,
  `create index application_file_waiting on application_file (tenant_id, created_at, id)
    where application_id is null`,
];

const messages = [
  `create table application_message (
    tenant_id uuid not null,
    id uuid not null,
    application_id uuid not null,
    kind text not null,
    recipient text not null,
    facts jsonb not null,
    created_at timestamptz(3) not null,
    sent_at timestamptz(3),
    constraint application_message_key primary key (tenant_id, id),
    constraint application_message_kind_known
      check (kind in ('received', 'asked', 'approved', 'rejected', 'reopened'))
  )`,
  tenantKey('application_message'),
  key('application_message', 'application', 'application_id', 'application'),
  `create index application_message_by_application
    on application_message (tenant_id, application_id, created_at, id)`,
];

const links = [`alter table account_link add column is_from_operator boolean not null default false`];
