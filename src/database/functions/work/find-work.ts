import { countRole } from '../../migrations/0005-audit.ts';
import type { FunctionDefinition, LentRights } from '../function-definition.ts';
import type { WorkLooks } from './work-look.ts';

/** What the function reads besides what its looks name. */
const ownReads: LentRights['reads'] = {
  tenant: 'id, is_platform, deleting_since',
  tenant_settings: 'tenant_id, time_zone',
  daily_job: 'tenant_id, name, last_day',
  job_failure: 'tenant_id, name',
};

/** What the looks read, and what holds them together. */
export function readsOfWork({ anyTime, onceADay, own }: WorkLooks): LentRights['reads'][] {
  return [ownReads, ...[anyTime, onceADay, own].flatMap((some) => Object.values(some)).map((it) => it.reads)];
}

/**
 * In which tenants there may be work for jobs, at an instant. Row-level security shows one tenant at a time, so
 * `find_tenants_with_work` runs as a role that passes it, may read nothing but the columns by which it finds work,
 * answers with names of jobs and ids of tenants, and answers nobody who works inside a hospital. A job it does not know
 * is answered with no tenant. For what is done once a day it adds the time zone and the day on which it was last done,
 * because only the caller knows the day of a zone.
 */
export function findWork(looks: WorkLooks, isCluster: boolean): readonly FunctionDefinition[] {
  const text = isCluster ? onShards(looks) : onOneMachine(looks);
  return [{ name: 'find_tenants_with_work', text, owner: countRole, callers: 'app' }];
}

function onOneMachine(looks: WorkLooks): string {
  return `${opening(looks)}
    ${each(looks.anyTime, look)}
    ${each(looks.onceADay, dailyLook)}
    ${each(
      looks.own,
      (job, { statement }) => `
    if '${job}' = any (jobs) then return query ${statement}; end if;`,
    )}
  end
  $$`;
}

/**
 * The same where each hospital's rows lie on one machine of several, which no statement over all hospitals with looks
 * into each can do: one hospital after another, each of its looks on its own machine.
 */
function onShards(looks: WorkLooks): string {
  const declared = Object.values(looks.own).flatMap(({ declares }) => declares ?? []);
  return `${opening(
    looks,
    `hospital record;
    hospital_zone text;
    done record;
    ${declared.join('\n    ')}`,
  )}
    for hospital in select tenant.id, tenant.is_platform, tenant.deleting_since from public.tenant loop
      hospital_id := hospital.id;
      zone := null;
      done_on := null;
      if hospital.deleting_since is null then
        ${each(looks.anyTime, lookIntoOne)}
        select settings.time_zone into hospital_zone
          from public.tenant_settings settings where settings.tenant_id = hospital.id;
        ${each(looks.onceADay, dailyLookIntoOne)}
      end if;
      zone := null;
      done_on := null;
      ${each(
        looks.own,
        (job, { ofOne }) => `
      if '${job}' = any (jobs) then ${ofOne} end if;`,
      )}
    end loop;
  end
  $$`;
}

function each<Look>(looks: Readonly<Record<string, Look>>, part: (job: string, one: Look) => string): string {
  return Object.keys(looks)
    .toSorted()
    .map((job) => part(job, looks[job]!))
    .join('');
}

/** The beginning of both: nobody who works inside a hospital is answered, an unknown job has no tenant. */
function opening({ anyTime, onceADay, own }: WorkLooks, declared = ''): string {
  const known = [anyTime, onceADay, own].flatMap((some) => Object.keys(some)).toSorted();
  return `
  create or replace function find_tenants_with_work(jobs text[], moment timestamptz)
  returns table (job_name text, hospital_id uuid, zone text, done_on date)
  language plpgsql stable security definer
  set search_path = pg_catalog, public
  as $$
  declare
    inside uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
    latest date := (moment at time zone 'UTC' + interval '14 hours')::date;
    ${declared}
  begin
    if inside is not null and not exists (
      select from public.tenant where tenant.id = inside and tenant.is_platform
    ) then return; end if;
    return query select name, null::uuid, null::text, null::date from unnest(jobs) as name
      where name <> all (array['${known.join(`', '`)}']);`;
}

interface Finding {
  finds: string;
}

function look(job: string, { finds }: Finding): string {
  return `
    if '${job}' = any (jobs) then return query
      select '${job}', hospital.id, null::text, null::date
      from public.tenant hospital cross join lateral (select from (${finds}) work limit 1) found
      where hospital.deleting_since is null;
    end if;`;
}

function dailyLook(job: string, { finds }: Finding): string {
  return `
    if '${job}' = any (jobs) then return query
      select '${job}', hospital.id, ${isInUtc(job) ? 'null::text' : 'settings.time_zone'}, done.last_day
      from public.tenant hospital
      left join public.tenant_settings settings on settings.tenant_id = hospital.id
      left join public.daily_job done on done.tenant_id = hospital.id and done.name = '${job}'
      cross join lateral (
        select from (
          (${finds})
          union all (select from public.job_failure failure
            where failure.tenant_id = hospital.id and failure.name = '${job}')
        ) work limit 1
      ) found
      where hospital.deleting_since is null and (done.last_day is null or done.last_day < latest);
    end if;`;
}

function lookIntoOne(job: string, { finds }: Finding): string {
  return `
        if '${job}' = any (jobs) and exists (select from (${finds}) work)
        then job_name := '${job}'; return next; end if;`;
}

function dailyLookIntoOne(job: string, { finds }: Finding): string {
  return `
        if '${job}' = any (jobs) then
          select day.last_day into done from public.daily_job day
            where day.tenant_id = hospital.id and day.name = '${job}';
          if (done.last_day is null or done.last_day < latest) and (
            exists (select from ((${finds})) work)
            or exists (select from public.job_failure failure
              where failure.tenant_id = hospital.id and failure.name = '${job}'))
          then
            job_name := '${job}';
            zone := ${isInUtc(job) ? 'null' : 'hospital_zone'};
            done_on := done.last_day;
            return next;
          end if;
        end if;`;
}

/** The host's own days are those of UTC, a hospital's those of its zone. */
function isInUtc(job: string): boolean {
  return job.startsWith('server.');
}
