import type { Kysely } from 'kysely';
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
  ]);
}
