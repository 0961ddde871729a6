import type { Kysely } from 'kysely';
import { protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/** The processes of the server, each of which says every minute that it works; in the operator's register. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `create table server_process (
      tenant_id uuid not null,
      id uuid not null,
      name text not null,
      started_at timestamptz(3) not null,
      seen_at timestamptz(3) not null,
      memory_bytes bigint not null,
      loop_delay_ms integer not null,
      constraint server_process_key primary key (tenant_id, id)
    )`,
    tenantKey('server_process'),
    `create index server_process_by_time on server_process (tenant_id, seen_at, id)`,
  ]);
  await protectTenantTable(db, 'server_process', ['select', 'insert', 'update', 'delete']);
}
