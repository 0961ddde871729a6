import { type Kysely, sql } from 'kysely';
import { countRole } from './0005-audit.ts';
import { platformCount } from './work/platform-count.ts';
import { findWork, readsOfWork } from './work/find-work.ts';
import { lendRights } from './work/lend-rights.ts';
import { runAll } from './tenant-table.ts';

/**
 * Jobs visit hospitals with work alone, and the operator's figures those in which somebody works.
 * docs/decisions/0091-work-of-many-hospitals.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    // Of the chain of each hospital, as it was counted: so that nobody walks through all of them.
    `alter table client_count add column entries_total bigint`,
    `alter table client_count add column last_entry_at timestamptz(3)`,
    `create index client_count_by_entry on client_count (tenant_id, last_entry_at, id)`,
    // Who works now, in whatever hospital.
    `create index user_session_by_use on user_session (last_used_at, tenant_id, user_id)`,
    `drop function count_platform_activity(timestamptz, timestamptz)`,
  ]);
  const role = sql.id(countRole);
  for (const [table, columns] of Object.entries(readsOfWork)) {
    await sql`grant select (${sql.raw(columns)}) on ${sql.id(table)} to ${role}`.execute(db);
  }
  await sql.raw(platformCount).execute(db);
  await sql.raw(findWork).execute(db);
  await lendRights(db, countRole, ['count_platform_activity', 'find_tenants_with_work']);
}
