import type { Kysely } from 'kysely';
import { grantToApp, protectTenantTable, runAll } from './tenant-table.ts';

/** Tenants, counters, idempotency keys, the audit trail and its seals, rate limits. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `create table tenant (
      id uuid primary key,
      slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{1,62}$'),
      name text not null check (name <> ''),
      status text not null default 'active' check (status in ('active', 'trial', 'suspended')),
      is_platform boolean not null default false,
      created_at timestamptz not null default now()
    )`,
    `create table tenant_counter (
      tenant_id uuid not null references tenant (id),
      name text collate "C" not null,
      value bigint not null check (value >= 0),
      primary key (tenant_id, name)
    ) with (fillfactor = 50)`,
    `create table idempotency_key (
      tenant_id uuid not null references tenant (id),
      user_id uuid not null,
      key text collate "C" not null,
      call text not null,
      input_hash text not null,
      answer jsonb not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, user_id, key)
    )`,
    `create table audit_entry (
      tenant_id uuid not null references tenant (id),
      id uuid not null,
      created_at timestamptz(3) not null,
      action text not null,
      resource text not null,
      resource_id text,
      user_id uuid,
      old_values jsonb not null,
      new_values jsonb not null,
      ip_address text not null default 'N/A',
      user_agent text,
      primary key (tenant_id, id)
    )`,
    `create index audit_entry_by_time on audit_entry (tenant_id, created_at, id)`,
    `create index audit_entry_by_record on audit_entry (tenant_id, resource, resource_id, created_at)`,
    `create table audit_seal (
      tenant_id uuid not null references tenant (id),
      position bigint not null check (position > 0),
      entry_id uuid not null,
      entry_hash text not null,
      chain_hash text not null,
      sealed_at timestamptz(3) not null,
      primary key (tenant_id, position),
      unique (tenant_id, entry_id)
    )`,
    `create table rate_limit (
      key text primary key,
      points integer not null default 0,
      expire bigint
    )`,
  ]);
  await grantToApp(db, 'tenant', ['select', 'insert']);
  await grantToApp(db, 'rate_limit', ['select', 'insert', 'update', 'delete']);
  await protectTenantTable(db, 'tenant_counter', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'idempotency_key', ['select', 'insert', 'delete']);
  await protectTenantTable(db, 'audit_entry', ['select', 'insert']);
  await protectTenantTable(db, 'audit_seal', ['select', 'insert']);
}
