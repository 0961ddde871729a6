import type { Kysely } from 'kysely';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { runAll } from './tenant-table.ts';

const backdating = ['emr.backdate'];
const gains: Readonly<Record<string, readonly string[]>> = {
  doctor: backdating,
  nurse: backdating,
  receptionist: backdating,
  ward_manager: backdating,
  theatre_nurse: backdating,
};

/**
 * Steps of a stay and of an operation that are written down later keep why, and the hospital says how much later that
 * may be. docs/decisions/0120-time-as-it-was.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table tenant_settings add column late_entry_hours integer not null default 24`,
    `alter table tenant_settings add constraint tenant_settings_late_entry
      check (late_entry_hours between 1 and 2160)`,
    `alter table bed_stay add column late_reason text`,
    `alter table admission add column received_late_reason text`,
    `alter table surgical_case add column start_late_reason text`,
    `alter table surgical_case add column end_late_reason text`,
    closedSince,
  ]);
  await inEachHospital(db, (tenantId) => extendRoles(db, tenantId, gains));
}

// As is_month_closed does, it keeps a closing waiting until the end of the transaction.
const closedSince = `create function is_month_closed_since(tenant uuid, moment timestamptz)
  returns boolean
  language plpgsql volatile
  set search_path = pg_catalog, public
  as $$
  declare
    is_found boolean;
  begin
    perform pg_advisory_xact_lock_shared(hashtextextended('months:' || tenant, 0));
    select exists (
      select from public.month_closing as closing
      where closing.tenant_id = tenant and closing.reopened_at is null and closing.ends_at > moment
    ) into is_found;
    return is_found;
  end $$`;
