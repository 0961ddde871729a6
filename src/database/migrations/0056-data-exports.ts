import type { Kysely } from 'kysely';
import { key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/** Exports of all that a hospital has stored. docs/decisions/0079-changing-the-plan-and-leaving.md */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, exports);
  await protectTenantTable(db, 'data_export', ['select', 'insert', 'update']);
}

const exports = [
  `create table data_export (
    tenant_id uuid not null,
    id uuid not null,
    status text not null,
    asked_by uuid not null,
    asked_at timestamptz(3) not null,
    seen_at timestamptz(3) not null,
    tables_total integer,
    tables_done integer not null default 0,
    rows_done bigint not null default 0,
    stored_as text,
    bytes bigint,
    sha256 text,
    finished_at timestamptz(3),
    expires_at timestamptz(3),
    constraint data_export_key primary key (tenant_id, id),
    constraint data_export_status_known check (status in ('waiting', 'running', 'ready', 'failed', 'expired')),
    constraint data_export_ready_whole check ((status = 'ready') = (stored_as is not null)),
    constraint data_export_measured check ((bytes is null) = (sha256 is null)
      and (bytes is not null) = (status in ('ready', 'expired')) and (bytes is null) = (expires_at is null)),
    constraint data_export_finished check ((status in ('waiting', 'running')) = (finished_at is null)),
    constraint data_export_counts_positive check (tables_done >= 0 and rows_done >= 0)
  )`,
  tenantKey('data_export'),
  key('data_export', 'asker', 'asked_by', 'user_account'),
  // However often it is asked for, one is made at a time.
  `create unique index data_export_one_open on data_export (tenant_id) where status in ('waiting', 'running')`,
  `create index data_export_by_time on data_export (tenant_id, asked_at desc, id desc)`,
  `create index data_export_stored on data_export (tenant_id, expires_at, id) where status = 'ready'`,
];
