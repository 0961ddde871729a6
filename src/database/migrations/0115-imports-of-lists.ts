import type { Kysely } from 'kysely';
import { grantToApp, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * Runs of the import of lists and the rows that each of them added or changed, so that a run can be undone while nothing
 * has used what it brought. docs/decisions/0132-one-import-for-every-list.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, tables);
  for (const table of ['import_run', 'import_row'])
    await protectTenantTable(db, table, ['select', 'insert', 'update']);
  // What an import added and nothing refers to is deleted when the import is undone.
  for (const table of undoable) await grantToApp(db, table, ['delete']);
}

const undoable = ['service', 'lab_test', 'supplier', 'stock_item', 'surgical_procedure', 'doctor'];

const tables = [
  `create table import_run (
    tenant_id uuid not null,
    id uuid not null,
    list text not null,
    file_name text not null,
    state text not null default 'running',
    added integer not null default 0,
    changed integer not null default 0,
    present integer not null default 0,
    refused integer not null default 0,
    undone integer not null default 0,
    kept integer not null default 0,
    created_by uuid not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    constraint import_run_pkey primary key (tenant_id, id),
    constraint import_run_state_known check (state in ('running', 'done', 'ended', 'undoing', 'undone')),
    constraint import_run_counted check (least(added, changed, present, refused, undone, kept) >= 0)
  )`,
  tenantKey('import_run'),
  `create index import_run_of_list on import_run (tenant_id, list, created_at desc, id)`,
  `create table import_row (
    tenant_id uuid not null,
    id uuid not null,
    run_id uuid not null,
    list text not null,
    resource text not null,
    record_id uuid not null,
    record_version integer not null,
    before jsonb,
    row_key text collate "C",
    state text not null default 'standing',
    constraint import_row_pkey primary key (tenant_id, id),
    constraint import_row_state_known check (state in ('standing', 'undone', 'kept'))
  )`,
  tenantKey('import_row'),
  `alter table import_row add constraint import_row_run foreign key (tenant_id, run_id)
    references import_run (tenant_id, id)`,
  `create index import_row_of_run on import_row (tenant_id, run_id, state, id)`,
  `create index import_row_of_record on import_row (tenant_id, run_id, record_id)`,
  `create unique index import_row_once on import_row (tenant_id, list, row_key)
    where row_key is not null and state <> 'undone'`,
];
