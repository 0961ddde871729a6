import type { OwnLook } from '#database/functions/work/work-look.ts';

/** Of hospitals that were not counted for an hour those in which something can be another than it was. */
export const clientsToCount: OwnLook = {
  reads: {
    tenant: 'id, is_platform, deleting_since',
    client_count:
      'tenant_id, id, counted_at, entries_total, last_job_day, messages_waiting, messages_failed, messages_unknown, jobs_failed, entries_unsealed',
    audit_entry: 'tenant_id, created_at',
    job_failure: 'tenant_id, name',
    daily_job: 'tenant_id, name, last_day',
  },
  statement: `
    select 'platform.count-clients', hospital.id, null::text, null::date
    from public.tenant operator
    join public.tenant hospital on not hospital.is_platform and hospital.deleting_since is null
    left join public.client_count counted on counted.tenant_id = operator.id and counted.id = hospital.id
    cross join lateral (
      (select where counted.entries_total is null or counted.messages_waiting + counted.messages_failed
        + counted.messages_unknown + counted.jobs_failed + counted.entries_unsealed > 0)
      union all (select from public.audit_entry entry where entry.tenant_id = hospital.id
        and entry.created_at >= counted.counted_at - interval '15 minutes' limit 1)
      union all (select from public.job_failure failure where failure.tenant_id = hospital.id limit 1)
      union all (select from public.daily_job done where done.tenant_id = hospital.id
        and done.last_day > coalesce(counted.last_job_day, '-infinity') limit 1)
      limit 1
    ) found
    where operator.is_platform and (counted.id is null or counted.counted_at < moment - interval '1 hour')`,
  declares: `operator_id uuid := (select tenant.id from public.tenant where tenant.is_platform limit 1);
    counted record;`,
  ofOne: `
        if operator_id is not null and not hospital.is_platform and hospital.deleting_since is null then
          select count.id, count.counted_at, count.entries_total, count.last_job_day, count.messages_waiting,
              count.messages_failed, count.messages_unknown, count.jobs_failed, count.entries_unsealed
            into counted from public.client_count count
            where count.tenant_id = operator_id and count.id = hospital.id;
          if (counted.id is null or counted.counted_at < moment - interval '1 hour') and (
            counted.entries_total is null or counted.messages_waiting + counted.messages_failed
              + counted.messages_unknown + counted.jobs_failed + counted.entries_unsealed > 0
            or exists (select from public.audit_entry entry where entry.tenant_id = hospital.id
              and entry.created_at >= counted.counted_at - interval '15 minutes')
            or exists (select from public.job_failure failure where failure.tenant_id = hospital.id)
            or exists (select from public.daily_job day where day.tenant_id = hospital.id
              and day.last_day > coalesce(counted.last_job_day, '-infinity'::date)))
          then job_name := 'platform.count-clients'; return next; end if;
        end if;`,
};
