import { type Kysely, sql } from 'kysely';
import { appRole, runAll } from './tenant-table.ts';

/** The group role that owns the figures over all hospitals: it passes row-level security, and can only count. */
export const countRole = 'openward_count';

/** Indexes for every filter of the audit trail, and figures over all hospitals for the platform's operator. */
export async function upAudit(db: Kysely<never>): Promise<void> {
  await runAll(db, auditFilters);
  await createPlatformCount(db);
}

// A filter alone is read in order from its own index; one more filter is checked inside the index, so that few
// matches among many entries are found without fetching those.
const auditFilters = [
  `drop index audit_entry_by_record`,
  `create index audit_entry_by_record on audit_entry (tenant_id, resource, resource_id, created_at, id)`,
  `create index audit_entry_by_person on audit_entry (tenant_id, user_id, created_at, id, resource, action)`,
  `create index audit_entry_by_resource on audit_entry (tenant_id, resource, created_at, id, action)`,
  `create index audit_entry_by_action on audit_entry (tenant_id, action, created_at, id, resource)`,
];

/**
 * Figures over all hospitals for the platform's operator. Row-level security shows one tenant at a time, so
 * `count_platform_activity` runs as a role that passes it, may read nothing but the columns it counts, answers with
 * four numbers, and answers only while the platform's own tenant is named.
 */
async function createPlatformCount(db: Kysely<never>): Promise<void> {
  const role = sql.id(countRole);
  await sql`grant select (id, status, is_platform) on tenant to ${role}`.execute(db);
  await sql`grant select (tenant_id, position) on audit_seal to ${role}`.execute(db);
  await sql`grant select (tenant_id, created_at) on audit_entry to ${role}`.execute(db);
  await sql`grant select (tenant_id, user_id, last_used_at, ended_at, expires_at) on user_session
    to ${role}`.execute(db);
  await sql.raw(platformCount).execute(db);
  await sql`grant create on schema public to ${role}`.execute(db);
  await sql`alter function count_platform_activity owner to ${role}`.execute(db);
  await sql`revoke all on function count_platform_activity from public`.execute(db);
  await sql`revoke create on schema public from ${role}`.execute(db);
  await sql`grant execute on function count_platform_activity to ${sql.id(appRole)}`.execute(db);
}

// Entries are counted by the last link of each chain: a count of rows would read whole trails.
const platformCount = `
  create function count_platform_activity(today timestamptz, active_since timestamptz)
  returns table (total_events bigint, today_events bigint, active_users bigint, active_tenants bigint)
  language sql stable security definer rows 1
  set search_path = pg_catalog, public
  as $$
    select
      (select coalesce(sum(last.position), 0)::bigint from public.tenant
        cross join lateral (
          select seal.position from public.audit_seal seal
          where seal.tenant_id = tenant.id order by seal.position desc limit 1
        ) last),
      (select coalesce(sum(day.entries), 0)::bigint from public.tenant
        cross join lateral (
          select count(*) as entries from public.audit_entry entry
          where entry.tenant_id = tenant.id and entry.created_at >= today
        ) day),
      (select count(distinct (session.tenant_id, session.user_id)) from public.user_session session
        where session.ended_at is null and session.last_used_at >= active_since and session.expires_at > now()),
      (select count(*) from public.tenant where not tenant.is_platform and tenant.status <> 'suspended')
    from public.tenant operator
    where operator.is_platform and operator.id = nullif(current_setting('app.tenant_id', true), '')::uuid
  $$`;
