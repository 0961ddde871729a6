import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * Keys with which other programs work in a hospital. Each writes in the name of an account of its own, which nobody can
 * sign in with. docs/decisions/0131-machine-clients.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `create table machine_key (
      tenant_id uuid not null,
      id uuid not null,
      account_id uuid not null,
      name text not null,
      scopes text[] not null,
      key_hash text not null,
      ending text not null,
      made_by uuid not null,
      answered_by uuid not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      last_used_at timestamptz(3),
      revoked_at timestamptz(3),
      revoked_by uuid,
      constraint machine_key_pkey primary key (tenant_id, id),
      constraint machine_key_named check (name <> '' and length(name) <= 60),
      constraint machine_key_has_scopes check (cardinality(scopes) > 0),
      constraint machine_key_ends check (expires_at > created_at),
      constraint machine_key_revoked check ((revoked_at is null) = (revoked_by is null))
    )`,
    tenantKey('machine_key'),
    key('machine_key', 'account', 'account_id', 'user_account'),
    key('machine_key', 'maker', 'made_by', 'user_account'),
    key('machine_key', 'answering', 'answered_by', 'user_account'),
    key('machine_key', 'revoker', 'revoked_by', 'user_account'),
    `create unique index machine_key_by_hash on machine_key (tenant_id, key_hash)`,
    `create unique index machine_key_open_name on machine_key (tenant_id, lower(name)) where revoked_at is null`,
    `create index machine_key_newest on machine_key (tenant_id, created_at, id)`,
  ]);
  await protectTenantTable(db, 'machine_key', ['select', 'insert', 'update']);
}
