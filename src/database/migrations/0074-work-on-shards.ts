import { type Kysely, sql } from 'kysely';
import { countRole } from './0005-audit.ts';
import { runAll } from './tenant-table.ts';
import { findWorkOnShards } from './work/find-work.ts';
import { lendRights } from './work/lend-rights.ts';

/**
 * On a cluster the work of jobs is looked for in one hospital after another: each of its looks asks one machine.
 * docs/decisions/0091-work-of-many-hospitals.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db);
  if (rows.length === 0) return;
  await runAll(db, [`drop function find_tenants_with_work(text[], timestamptz)`, findWorkOnShards]);
  await lendRights(db, countRole, ['find_tenants_with_work']);
}
