import { type Kysely, sql } from 'kysely';
import { countRole } from './0005-audit.ts';
import { appRole, runAll } from './tenant-table.ts';
import { findWorkOnShards } from './work/find-work.ts';

/**
 * On a cluster the work of jobs is looked for in one hospital after another: each of its looks asks one machine.
 * docs/decisions/0091-work-of-many-hospitals.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db);
  if (rows.length === 0) return;
  const role = sql.id(countRole);
  await runAll(db, [`drop function find_tenants_with_work(text[], timestamptz)`, findWorkOnShards]);
  await sql`grant create on schema public to ${role}`.execute(db);
  await sql`alter function find_tenants_with_work owner to ${role}`.execute(db);
  await sql`revoke all on function find_tenants_with_work from public`.execute(db);
  await sql`grant execute on function find_tenants_with_work to ${sql.id(appRole)}`.execute(db);
  await sql`revoke create on schema public from ${role}`.execute(db);
}
