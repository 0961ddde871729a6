import type { FunctionDefinition, LentRights } from './function-definition.ts';
import { searchRole } from '../migrations/0003-patients.ts';

// The newest thousand registrations tell whether a match is frequent: then a walk finds enough of them soon, where the
// index would fetch every bearer. Where they hold few, a sample tells whether they differ from those before them. The
// index fetches the matches of all tenants, so what the sample finds is carried over to the whole table.
const findPatients = `
  create or replace function find_patients(
    tenant uuid, patterns text[], statuses text[], before_id uuid, at_most integer)
  returns setof uuid
  language plpgsql stable security definer rows 50
  set search_path = pg_catalog, public
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
  as $$
  declare
    below constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
    wanted constant integer := least(at_most, 201);
    walked integer;
    matches uuid[];
    budget bigint := 0;
    sampled integer;
    sampled_matches integer;
    all_patients real;
  begin
    if tenant is distinct from nullif(current_setting('app.tenant_id', true), '')::uuid then
      raise exception 'The search is for the tenant of the transaction.' using errcode = 'insufficient_privilege';
    end if;
    select count(*), coalesce(array_agg(newest.id) filter (
        where newest.search_text like all (patterns) and newest.status = any (statuses)), '{}')
      into walked, matches
      from (
        select patient.id, patient.search_text, patient.status
        from public.patient
        where patient.tenant_id = tenant and patient.id < below
        order by patient.id desc
        limit 1000
      ) as newest;
    if cardinality(matches) >= wanted or walked < 1000 then
      return query select match from unnest(matches[:wanted]) as match;
      return;
    end if;
    if cardinality(matches) >= 4 then
      budget := least(20000, wanted * 1500 / cardinality(matches));
    else
      select count(*), count(*) filter (where patient.search_text like all (patterns))
        into sampled, sampled_matches
        from public.patient tablesample system (0.1)
        where patient.tenant_id = tenant;
      if sampled_matches > 0 and sampled_matches * 250 >= sampled then
        select greatest(class.reltuples, sampled * 1000) into all_patients
          from pg_class as class where class.oid = 'public.patient'::regclass;
        budget := least(200000, sampled_matches * 2 * all_patients / sampled);
      end if;
    end if;
    if budget > 0 then
      matches := array(
        select newest.id
        from (
          select patient.id, patient.search_text, patient.status
          from public.patient
          where patient.tenant_id = tenant and patient.id < below
          order by patient.id desc
          limit budget
        ) as newest
        where newest.search_text like all (patterns) and newest.status = any (statuses)
        order by newest.id desc
        limit wanted);
      if cardinality(matches) = wanted then
        return query select match from unnest(matches) as match;
        return;
      end if;
    end if;
    return query select match
      from public.find_patients_by_index(tenant, patterns, statuses, below, wanted) as match;
  end $$`;

// On a million rows `replace` costs 0.15 µs each time, `translate` 2.5 µs.
function joined(text: string): string {
  return `replace(replace(${text}, '.', '0'), '@', '0')`;
}

/** The condition that the index answers for one of the patterns. */
function isIndexed(place: number): string {
  return `${joined('patient.search_text')} like ${joined(`patterns[${place}]`)}`;
}

// GIN takes LIKE, not LIKE ALL: a condition for each of the first patterns, and all are checked on the rows.
// Each call is planned for its own patterns, because a plan for any pattern reads far too much.
const findByIndex = `
  create or replace function find_patients_by_index(
    tenant uuid, patterns text[], statuses text[], below uuid, at_most integer)
  returns setof uuid
  language plpgsql stable rows 50
  set search_path = pg_catalog, public
  set enable_seqscan = off set enable_indexscan = off set enable_bitmapscan = on set enable_sort = on
  set max_parallel_workers_per_gather = 0
  set plan_cache_mode = force_custom_plan
  as $$
  begin
    if cardinality(patterns) = 1 then
      return query select patient.id from public.patient
        where patient.tenant_id = tenant and patient.id < below and patient.status = any (statuses)
          and patient.search_text like patterns[1] and ${isIndexed(1)}
        order by patient.id desc limit at_most;
    elsif cardinality(patterns) = 2 then
      return query select patient.id from public.patient
        where patient.tenant_id = tenant and patient.id < below and patient.status = any (statuses)
          and patient.search_text like all (patterns) and ${isIndexed(1)} and ${isIndexed(2)}
        order by patient.id desc limit at_most;
    else
      return query select patient.id from public.patient
        where patient.tenant_id = tenant and patient.id < below and patient.status = any (statuses)
          and patient.search_text like all (patterns)
          and ${isIndexed(1)} and ${isIndexed(2)} and ${isIndexed(3)}
        order by patient.id desc limit at_most;
    end if;
  end $$`;

/**
 * Search of patients inside words. Row-level security would keep LIKE from using the trigram index (the operator is not
 * leakproof), so it runs as a role that passes it, refuses any tenant but the transaction's own, and answers with ids
 * alone. docs/decisions/0021-search-and-speed.md says what was measured.
 */
export const patientSearch: readonly FunctionDefinition[] = [
  { name: 'find_patients_by_index', text: findByIndex, owner: searchRole, callers: 'owner' },
  { name: 'find_patients', text: findPatients, owner: searchRole, callers: 'app' },
];

/** What the search reads. */
export const readsOfPatientSearch: LentRights['reads'] = { patient: 'tenant_id, id, status, search_text' };
