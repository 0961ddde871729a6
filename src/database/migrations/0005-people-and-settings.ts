import type { Kysely } from 'kysely';
import { upAudit } from './0005-audit.ts';
import { appRole, protectTenantTable, runAll } from './tenant-table.ts';

/** What an administrator sets for the hospital, links that set passwords, second factors, emergency access. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...settings, ...roles, ...accounts, ...emergencyAccess, ...clientLog]);
  await protectTenantTable(db, 'tenant_logo', ['select', 'insert', 'update', 'delete']);
  await protectTenantTable(db, 'account_link', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'recovery_code', ['select', 'insert', 'update', 'delete']);
  await protectTenantTable(db, 'emergency_access', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'client_log', ['select', 'insert', 'delete']);
  await upAudit(db);
}

// Rates are in hundredths of a percent, so that 1000 is 10 percent.
const settings = [
  `alter table tenant_settings
    add column tax_rate_basis_points integer not null default 1000
      check (tax_rate_basis_points between 0 and 10000),
    add column payout_withholding_basis_points integer not null default 1000
      check (payout_withholding_basis_points between 0 and 10000),
    add column logo_version text,
    add column security_version integer not null default 1,
    add constraint date_format_known
      check (date_format in ('YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD MMM YYYY')),
    add column password_min_length integer not null default 10 check (password_min_length between 8 and 64),
    add column password_needs_mixed_case boolean not null default false,
    add column password_needs_digit boolean not null default false,
    add column password_needs_symbol boolean not null default false,
    add column session_idle_minutes integer not null default 480
      check (session_idle_minutes between 5 and 1440),
    add column session_absolute_hours integer not null default 24
      check (session_absolute_hours between 1 and 168),
    add column requires_two_factor boolean not null default false,
    add column emergency_access_minutes integer not null default 60
      check (emergency_access_minutes between 5 and 480)`,
  `create table tenant_logo (
    tenant_id uuid primary key references tenant (id),
    content_type text not null check (content_type in ('image/png', 'image/jpeg')),
    content bytea not null check (length(content) <= 262144),
    updated_at timestamptz(3) not null
  )`,
  // The login page lists hospitals by the name on the platform's table, which follows that of the settings.
  `grant update (name) on tenant to ${appRole}`,
];

const roles = [
  // Only roles that come with the system carry the administrator's pass or the platform's permission.
  `alter table role add constraint role_made_by_people
    check (is_system or not (is_administrator or 'super_admin' = any (permissions)))`,
  `create unique index role_by_name on role (tenant_id, lower(name))`,
  `create index role_listed on role (tenant_id, (not is_system), lower(name), id)`,
];

const accounts = [
  `alter table user_account
    add column password_changed_at timestamptz(3),
    add column removed_at timestamptz(3),
    add column sort_name text collate "C"
      generated always as (lower(first_name || ' ' || last_name)) stored,
    add constraint user_account_removed_check check (removed_at is null or status = 'inactive'),
    drop constraint user_account_tenant_id_email_key_key,
    add column two_factor_secret text,
    add column two_factor_confirmed_at timestamptz(3),
    add column two_factor_last_step bigint`,
  // The address of somebody who was deleted may be given to a new account.
  `create unique index user_account_by_email on user_account (tenant_id, email_key) where removed_at is null`,
  `create index user_account_by_name on user_account (tenant_id, sort_name, id) where removed_at is null`,
  // Knows the browser of an earlier sign-in again, so that a stranger's guesses do not count against it.
  `alter table user_session add column device_hash text collate "C"`,
  `create index user_session_by_device on user_session (tenant_id, device_hash) where device_hash is not null`,
  `create index user_role_by_role on user_role (tenant_id, role_id)`,
  `create table account_link (
    tenant_id uuid not null references tenant (id),
    id uuid not null,
    user_id uuid not null,
    purpose text not null check (purpose in ('invitation', 'password_reset')),
    token_hash text collate "C" not null,
    created_by uuid,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3),
    revoked_at timestamptz(3),
    primary key (tenant_id, id),
    unique (tenant_id, token_hash),
    foreign key (tenant_id, user_id) references user_account (tenant_id, id)
  )`,
  // A new link revokes the one before: nobody ever has two that open the account.
  `create unique index account_link_open on account_link (tenant_id, user_id)
    where used_at is null and revoked_at is null`,
  `create table recovery_code (
    tenant_id uuid not null references tenant (id),
    user_id uuid not null,
    code_hash text collate "C" not null,
    used_at timestamptz(3),
    primary key (tenant_id, user_id, code_hash),
    foreign key (tenant_id, user_id) references user_account (tenant_id, id)
  )`,
];

const emergencyAccess = [
  `alter table patient add column is_restricted boolean not null default false`,
  `create table emergency_access (
    tenant_id uuid not null references tenant (id),
    id uuid not null,
    user_id uuid not null,
    patient_id uuid not null,
    category text not null check (category in ('danger_to_life', 'urgent_care', 'covering', 'other')),
    reason text not null check (reason <> ''),
    started_at timestamptz(3) not null,
    expires_at timestamptz(3) not null check (expires_at > started_at),
    ended_at timestamptz(3) check (ended_at between started_at and expires_at),
    reviewed_at timestamptz(3),
    reviewed_by uuid check (reviewed_by <> user_id),
    review_note text check (review_note <> ''),
    version integer not null default 1,
    primary key (tenant_id, id),
    check (num_nonnulls(reviewed_at, reviewed_by, review_note) in (0, 3)),
    foreign key (tenant_id, user_id) references user_account (tenant_id, id),
    foreign key (tenant_id, reviewed_by) references user_account (tenant_id, id),
    foreign key (tenant_id, patient_id) references patient (tenant_id, id)
  )`,
  // One at a time for a person and a patient; what has run out is ended before another begins.
  `create unique index emergency_access_running on emergency_access (tenant_id, user_id, patient_id)
    where ended_at is null`,
  `create index emergency_access_by_time on emergency_access (tenant_id, started_at, id)`,
  `create index emergency_access_to_review on emergency_access (tenant_id, started_at, id)
    where reviewed_at is null`,
];

const clientLog = [
  `create table client_log (
    tenant_id uuid not null references tenant (id),
    id uuid not null,
    created_at timestamptz(3) not null,
    level text not null check (level in ('info', 'warn', 'error', 'debug')),
    message text not null,
    user_id uuid,
    context jsonb not null,
    primary key (tenant_id, id)
  )`,
];
