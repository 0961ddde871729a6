import { type Kysely, sql } from 'kysely';
import { appRole } from './tenant-table.ts';

/**
 * What is deleted of a closed account is counted with the rights of the owner, who deletes: on a cluster one transaction
 * cannot write a machine's rows as two people. docs/decisions/0089-citus-as-an-engine.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(countClosedRows).execute(db);
  await sql`revoke all on function count_closed_rows from public`.execute(db);
  await sql`grant execute on function count_closed_rows to ${sql.id(appRole)}`.execute(db);
}

const countClosedRows = `
  create function count_closed_rows(closure uuid, more jsonb) returns void
  language plpgsql security definer
  set search_path = pg_catalog, public
  as $$
  declare
    tenant constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  begin
    update public.account_closure as counted
    set row_counts = coalesce((
      select jsonb_object_agg(name, coalesce((counted.row_counts ->> name)::bigint, 0)
        + coalesce((more ->> name)::bigint, 0))
      from jsonb_object_keys(counted.row_counts || more) as names (name)), '{}')
    where counted.tenant_id = tenant and counted.id = closure and counted.status = 'deleting';
  end
  $$`;
