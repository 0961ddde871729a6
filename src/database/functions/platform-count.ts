import type { FunctionDefinition, LentRights } from './function-definition.ts';
import { countRole } from '../migrations/0005-audit.ts';

const onOneMachine = `
  create or replace function count_platform_activity(today timestamptz, active_since timestamptz)
  returns table (total_events bigint, today_events bigint, active_users bigint, active_tenants bigint)
  language sql stable security definer rows 1
  set search_path = pg_catalog, public
  as $$
    with operator as (
      select operator.id from public.tenant operator
      where operator.is_platform and operator.id = nullif(current_setting('app.tenant_id', true), '')::uuid
    ),
    busy as materialized (
      select session.tenant_id as id from public.user_session session
        where session.last_used_at >= today and exists (select from operator)
      union select counted.id from public.client_count counted join operator on counted.tenant_id = operator.id
        where counted.last_entry_at >= today
      union select operator.id from operator
    )
    select
      (select coalesce(sum(last.position), 0)::bigint from busy
        cross join lateral (
          select seal.position from public.audit_seal seal
          where seal.tenant_id = busy.id order by seal.position desc limit 1
        ) last)
      + (select coalesce(sum(counted.entries_total), 0)::bigint from public.client_count counted
        where counted.tenant_id = operator.id and not exists (select from busy where busy.id = counted.id)),
      (select coalesce(sum(day.entries), 0)::bigint from busy
        cross join lateral (
          select count(*) as entries from public.audit_entry entry
          where entry.tenant_id = busy.id and entry.created_at >= today
        ) day),
      (select count(distinct (session.tenant_id, session.user_id)) from public.user_session session
        where session.ended_at is null and session.last_used_at >= active_since and session.expires_at > now()),
      (select count(*) from public.tenant where not tenant.is_platform and tenant.status <> 'suspended')
    from operator
  $$`;

// The same in statements that a cluster can plan: all but the two over sessions ask one machine each.
const onShards = `
  create or replace function count_platform_activity(today timestamptz, active_since timestamptz)
  returns table (total_events bigint, today_events bigint, active_users bigint, active_tenants bigint)
  language plpgsql stable security definer rows 1
  set search_path = pg_catalog, public
  as $$
  declare
    operator constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
    busy uuid[];
    hospital uuid;
    counted bigint;
  begin
    if not exists (select from public.tenant where tenant.id = operator and tenant.is_platform) then
      return;
    end if;
    select array_agg(at_work.id) into busy from (
      select session.tenant_id as id from public.user_session session
      where session.last_used_at >= today group by session.tenant_id) as at_work;
    busy := coalesce(busy, '{}') || operator || array(
      select client.id from public.client_count client
      where client.tenant_id = operator and client.last_entry_at >= today);
    select coalesce(sum(client.entries_total), 0) into total_events from public.client_count client
      where client.tenant_id = operator and client.id <> all (busy);
    today_events := 0;
    for hospital in select distinct unnest(busy) loop
      select max(seal.position) into counted from public.audit_seal seal where seal.tenant_id = hospital;
      total_events := total_events + coalesce(counted, 0);
      select count(*) into counted from public.audit_entry entry
        where entry.tenant_id = hospital and entry.created_at >= today;
      today_events := today_events + counted;
    end loop;
    select coalesce(sum(people.users), 0) into active_users from (
      select session.tenant_id, count(distinct session.user_id) as users from public.user_session session
      where session.ended_at is null and session.last_used_at >= active_since and session.expires_at > now()
      group by session.tenant_id) as people;
    select count(*) into active_tenants from public.tenant
      where not tenant.is_platform and tenant.status <> 'suspended';
    return next;
  end
  $$`;

/**
 * Figures over all hospitals for the platform's operator: of those in which somebody works or worked today as they are
 * now, of the others as they were last counted. `count_platform_activity` runs as a role that passes row-level security,
 * may read nothing but the columns it counts, answers with four numbers, and answers only while the platform's own
 * tenant is named.
 */
export function platformCount(isCluster: boolean): readonly FunctionDefinition[] {
  return [
    {
      name: 'count_platform_activity',
      text: isCluster ? onShards : onOneMachine,
      owner: countRole,
      callers: 'app',
    },
  ];
}

/** What the figures count. */
export const readsOfPlatformCount: LentRights['reads'] = {
  tenant: 'id, status, is_platform',
  audit_seal: 'tenant_id, position',
  audit_entry: 'tenant_id, created_at',
  user_session: 'tenant_id, user_id, last_used_at, ended_at, expires_at',
  client_count: 'tenant_id, id, entries_total, last_entry_at',
};
