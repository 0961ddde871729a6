/**
 * Figures over all hospitals for the platform's operator: of those in which somebody works or worked today as they are
 * now, of the others as they were last counted. `count_platform_activity` runs as a role that passes row-level security,
 * may read nothing but the columns it counts, answers with four numbers, and answers only while the platform's own
 * tenant is named.
 */
export const platformCount = `
  create function count_platform_activity(today timestamptz, active_since timestamptz)
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
