import { type Kysely, sql } from 'kysely';
import { countRole } from './0005-audit.ts';
import { runAll } from './tenant-table.ts';
import { platformCountOnShards } from './work/platform-count.ts';
import { lendRights } from './work/lend-rights.ts';

/**
 * On a cluster the operator's figures come from one hospital after another, and from the sessions of all.
 * docs/decisions/0089-citus-as-an-engine.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db);
  if (rows.length === 0) return;
  await runAll(db, [
    `drop function count_platform_activity(timestamptz, timestamptz)`,
    platformCountOnShards,
  ]);
  await lendRights(db, countRole, ['count_platform_activity']);
}
