import { type Kysely, sql } from 'kysely';
import { inEachHospital } from './standing-hospitals.ts';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

const all = ['select', 'insert', 'update', 'delete'] as const;

/**
 * Messages to patients and staff: how each channel sends, templates, rules, what people want, and the messages
 * themselves, each of which exists once. docs/decisions/0069-messages-that-arrive-once.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...settings, ...templates, ...rules, ...preferences, ...messages]);
  await protectTenantTable(db, 'message_settings', ['select', 'insert', 'update']);
  for (const table of [
    'message_template',
    'message_rule',
    'patient_message_preference',
    'user_message_preference',
    'message',
  ]) {
    await protectTenantTable(db, table, all);
  }
  await inEachHospital(db, async (tenantId) => {
    await sql`insert into message_settings (tenant_id)
      select tenant_id from tenant_settings where tenant_id = ${tenantId}::uuid
      returning tenant_id`.execute(db);
    await sql`insert into message_rule (tenant_id, id, event_type, channels, created_at, updated_at)
      select settings.tenant_id, gen_random_uuid(), given.event_type, given.channels::jsonb, now(), now()
      from tenant_settings settings,
        (values ('appointment_created', '["email", "sms"]'), ('appointment_reminder', '["sms"]'),
          ('lab_results_ready', '["email", "in_app"]')) as given (event_type, channels)
      where settings.tenant_id = ${tenantId}::uuid
      returning tenant_id`.execute(db);
  });
}

const settings = [
  `create table message_settings (
    tenant_id uuid not null,
    email_enabled boolean not null default true,
    sms_enabled boolean not null default true,
    in_app_enabled boolean not null default true,
    smtp_host text not null default '',
    smtp_port integer not null default 587,
    smtp_security text not null default 'starttls',
    smtp_user text not null default '',
    smtp_password text not null default '',
    from_address text not null default '',
    from_name text not null default '',
    sms_url text not null default '',
    sms_method text not null default 'POST',
    sms_format text not null default 'form',
    sms_fields text not null default '',
    sms_headers text not null default '',
    sms_key text not null default '',
    sms_success_pattern text not null default '',
    sms_knows_ids boolean not null default false,
    quiet_from text,
    quiet_until text,
    reminder_minutes jsonb not null default '[1440, 120]',
    default_language text not null default 'en',
    log_retention_days integer not null default 365,
    version integer not null default 1,
    updated_at timestamptz(3) not null default now(),
    constraint message_settings_pkey primary key (tenant_id),
    constraint message_settings_port check (smtp_port between 1 and 65535),
    constraint message_settings_security check (smtp_security in ('starttls', 'tls', 'none')),
    constraint message_settings_method check (sms_method in ('GET', 'POST')),
    constraint message_settings_format check (sms_format in ('form', 'json')),
    constraint message_settings_language check (default_language in ('en', 'bn')),
    constraint message_settings_quiet check ((quiet_from is null) = (quiet_until is null)),
    constraint message_settings_retention check (log_retention_days between 30 and 3650)
  )`,
  tenantKey('message_settings'),
];

const templates = [
  `create table message_template (
    tenant_id uuid not null,
    id uuid not null,
    name text not null,
    channel text not null,
    subject text not null default '',
    body text not null,
    subject_bn text not null default '',
    body_bn text not null default '',
    variables jsonb not null default '[]',
    is_active boolean not null default true,
    created_by uuid,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint message_template_pkey primary key (tenant_id, id),
    constraint message_template_by_name unique (tenant_id, name, channel),
    constraint message_template_channel check (channel in ('email', 'sms', 'in_app', 'push')),
    constraint message_template_says_something check (name <> '' and body <> '')
  )`,
  tenantKey('message_template'),
  key('message_template', 'creator', 'created_by', 'user_account'),
];

const rules = [
  `create table message_rule (
    tenant_id uuid not null,
    id uuid not null,
    event_type text not null,
    channels jsonb not null,
    template_id uuid,
    departments jsonb not null default '[]',
    minimum_minor bigint,
    priorities jsonb not null default '[]',
    is_enabled boolean not null default true,
    created_by uuid,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint message_rule_pkey primary key (tenant_id, id),
    constraint message_rule_has_channels check (jsonb_array_length(channels) > 0),
    constraint message_rule_minimum check (minimum_minor >= 0)
  )`,
  tenantKey('message_rule'),
  key('message_rule', 'template', 'template_id', 'message_template'),
  key('message_rule', 'creator', 'created_by', 'user_account'),
  `create index message_rule_by_event on message_rule (tenant_id, event_type, id)`,
  `create index message_rule_by_template on message_rule (tenant_id, template_id) where template_id is not null`,
];

const preferences = [
  `create table patient_message_preference (
    tenant_id uuid not null,
    patient_id uuid not null,
    takes_email boolean not null default true,
    takes_sms boolean not null default true,
    email_language text,
    sms_language text,
    version integer not null default 1,
    updated_at timestamptz(3) not null,
    constraint patient_message_preference_pkey primary key (tenant_id, patient_id),
    constraint patient_message_preference_languages
      check (email_language in ('en', 'bn') and sms_language in ('en', 'bn'))
  )`,
  tenantKey('patient_message_preference'),
  key('patient_message_preference', 'patient', 'patient_id', 'patient'),
  `create table user_message_preference (
    tenant_id uuid not null,
    user_id uuid not null,
    takes_email boolean not null default true,
    takes_sms boolean not null default true,
    takes_in_app boolean not null default true,
    language text,
    version integer not null default 1,
    updated_at timestamptz(3) not null,
    constraint user_message_preference_pkey primary key (tenant_id, user_id),
    constraint user_message_preference_language check (language in ('en', 'bn'))
  )`,
  tenantKey('user_message_preference'),
  key('user_message_preference', 'person', 'user_id', 'user_account'),
];

const messages = [
  `create table message (
    tenant_id uuid not null,
    id uuid not null,
    event_type text not null,
    about text not null,
    occurrence text not null,
    channel text not null,
    recipient_key text not null,
    recipient text not null default '',
    patient_id uuid,
    user_id uuid,
    rule_id uuid,
    template_id uuid,
    language text not null,
    subject text not null,
    body text not null,
    link text,
    status text not null,
    problem text,
    is_mocked boolean not null default false,
    due_at timestamptz(3) not null,
    not_after timestamptz(3),
    attempts smallint not null default 0,
    lease_id uuid,
    lease_until timestamptz(3),
    provider_id text,
    provider_response text,
    sent_at timestamptz(3),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    constraint message_pkey primary key (tenant_id, id),
    constraint message_once unique (tenant_id, event_type, about, occurrence, channel, recipient_key),
    constraint message_status_known
      check (status in ('pending', 'sending', 'sent', 'failed', 'unknown', 'cancelled')),
    constraint message_channel_known check (channel in ('email', 'sms', 'in_app', 'push')),
    constraint message_sending_is_leased check (status <> 'sending' or lease_id is not null),
    constraint message_sent_when check ((status = 'sent') = (sent_at is not null)),
    constraint message_of_one_person check (patient_id is null or user_id is null)
  )`,
  tenantKey('message'),
  key('message', 'patient', 'patient_id', 'patient'),
  key('message', 'person', 'user_id', 'user_account'),
  `create index message_due on message (tenant_id, due_at, id) where status = 'pending'`,
  `create index message_being_sent on message (tenant_id, lease_until) where status = 'sending'`,
  `create index message_by_subject on message (tenant_id, about) where status = 'pending'`,
  `create index message_by_rule on message (tenant_id, rule_id) where status = 'pending'`,
  `create index message_by_time on message (tenant_id, created_at, id)`,
  `create index message_by_patient on message (tenant_id, patient_id) where patient_id is not null`,
];
