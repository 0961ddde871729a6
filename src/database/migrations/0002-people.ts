import type { Kysely } from 'kysely';
import { protectTenantTable, runAll } from './tenant-table.ts';

/** Settings of a tenant, its people, their roles and sessions, and notifications in the app. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `create table tenant_settings (
      tenant_id uuid primary key references tenant (id),
      name text not null check (name <> ''),
      address text,
      phone text,
      email text,
      currency_code text not null default 'BDT' check (currency_code ~ '^[A-Z]{3}$'),
      time_zone text not null default 'UTC',
      date_format text not null default 'DD/MM/YYYY',
      time_format text not null default '12h' check (time_format in ('12h', '24h')),
      modules jsonb not null default '{}',
      version integer not null default 1,
      updated_at timestamptz not null default now()
    )`,
    `create table user_account (
      tenant_id uuid not null references tenant (id),
      id uuid not null,
      email text not null,
      email_key text collate "C" not null,
      first_name text not null check (first_name <> ''),
      last_name text not null,
      phone text,
      status text not null default 'active' check (status in ('active', 'inactive')),
      password_hash text,
      is_sample boolean not null default false,
      last_login_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      primary key (tenant_id, id),
      unique (tenant_id, email_key)
    )`,
    `create table role (
      tenant_id uuid not null references tenant (id),
      id uuid not null,
      code text,
      name text not null check (name <> ''),
      description text,
      is_system boolean not null default false,
      is_administrator boolean not null default false,
      is_active boolean not null default true,
      permissions text[] not null default '{}',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      primary key (tenant_id, id),
      unique (tenant_id, code)
    )`,
    `create table user_role (
      tenant_id uuid not null references tenant (id),
      user_id uuid not null,
      role_id uuid not null,
      assigned_by uuid,
      created_at timestamptz not null default now(),
      primary key (tenant_id, user_id, role_id),
      foreign key (tenant_id, user_id) references user_account (tenant_id, id),
      foreign key (tenant_id, role_id) references role (tenant_id, id)
    )`,
    `create table user_session (
      tenant_id uuid not null references tenant (id),
      id uuid not null,
      user_id uuid not null,
      token_hash text collate "C" not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      ip_address text not null default 'N/A',
      user_agent text,
      primary key (tenant_id, id),
      unique (tenant_id, token_hash),
      foreign key (tenant_id, user_id) references user_account (tenant_id, id)
    )`,
    `create index user_session_by_user on user_session (tenant_id, user_id) where ended_at is null`,
    `create table notification (
      tenant_id uuid not null references tenant (id),
      id uuid not null,
      user_id uuid not null,
      title text not null,
      message text not null,
      type text not null default 'info',
      link text,
      read boolean not null default false,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references user_account (tenant_id, id)
    )`,
    `create index notification_by_user on notification (tenant_id, user_id, id desc)`,
    `create index notification_unread on notification (tenant_id, user_id) where not read`,
  ]);
  await protectTenantTable(db, 'tenant_settings', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'user_account', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'role', ['select', 'insert', 'update', 'delete']);
  await protectTenantTable(db, 'user_role', ['select', 'insert', 'delete']);
  await protectTenantTable(db, 'user_session', ['select', 'insert', 'update', 'delete']);
  await protectTenantTable(db, 'notification', ['select', 'insert', 'update']);
}
