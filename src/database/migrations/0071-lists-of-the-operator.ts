import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/** With thousands of hospitals a page of them, and what may be chosen in the audit logs, are read without all of them. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `create index tenant_by_time on tenant (created_at, id)`,
    `create index client_activity_by_action on client_activity (tenant_id, action)`,
    `create index client_activity_by_resource on client_activity (tenant_id, resource)`,
  ]);
}
