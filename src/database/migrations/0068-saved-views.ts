import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * Views of lists: filters, order and hidden columns under a name, and which one a person opens a list with. How many
 * there may be is a number of places, so that no count has to be trusted. docs/decisions/0086-lists-that-remember.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, views);
  for (const table of ['saved_view', 'saved_view_default'])
    await protectTenantTable(db, table, ['select', 'insert', 'update', 'delete']);
}

const views = [
  `create table saved_view (
    tenant_id uuid not null,
    id uuid not null,
    owner_id uuid not null,
    list text not null,
    name text not null,
    name_key text collate "C" not null,
    query text not null,
    place integer not null,
    shared_place integer,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    version integer not null default 1,
    constraint saved_view_pkey primary key (tenant_id, id),
    constraint saved_view_of_a_list check (list <> '' and length(list) <= 120),
    constraint saved_view_named check (name <> '' and length(name) <= 60 and name_key <> ''),
    constraint saved_view_query_short check (length(query) <= 2000),
    constraint saved_view_few check (place between 1 and 50),
    constraint saved_view_few_shared check (shared_place between 1 and 50)
  )`,
  tenantKey('saved_view'),
  key('saved_view', 'owner', 'owner_id', 'user_account'),
  `create unique index saved_view_once on saved_view (tenant_id, owner_id, list, name_key)`,
  `create unique index saved_view_place on saved_view (tenant_id, owner_id, list, place)`,
  `create unique index saved_view_shared_place on saved_view (tenant_id, list, shared_place)`,
  `create table saved_view_default (
    tenant_id uuid not null,
    user_id uuid not null,
    list text not null,
    view_id uuid not null,
    constraint saved_view_default_pkey primary key (tenant_id, user_id, list)
  )`,
  tenantKey('saved_view_default'),
  key('saved_view_default', 'user', 'user_id', 'user_account'),
  `${key('saved_view_default', 'view', 'view_id', 'saved_view')} on delete cascade`,
  `create index saved_view_default_by_view on saved_view_default (tenant_id, view_id)`,
];
