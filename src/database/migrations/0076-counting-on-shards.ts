import { type Kysely, sql } from 'kysely';
import { countRole } from './0005-audit.ts';
import { appRole, runAll } from './tenant-table.ts';
import { platformCountOnShards } from './work/platform-count.ts';

/**
 * On a cluster the operator's figures come from one hospital after another, and from the sessions of all.
 * docs/decisions/0089-citus-as-an-engine.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db);
  if (rows.length === 0) return;
  const role = sql.id(countRole);
  await runAll(db, [
    `drop function count_platform_activity(timestamptz, timestamptz)`,
    platformCountOnShards,
  ]);
  await sql`grant create on schema public to ${role}`.execute(db);
  await sql`alter function count_platform_activity owner to ${role}`.execute(db);
  await sql`revoke all on function count_platform_activity from public`.execute(db);
  await sql`grant execute on function count_platform_activity to ${sql.id(appRole)}`.execute(db);
  await sql`revoke create on schema public from ${role}`.execute(db);
}
