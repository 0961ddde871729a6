import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * After an import the newest thousand registrations may be unlike all others: a name that is frequent among those
 * before them was then taken for a rare one, and the index fetched every bearer of it. A sample of the table tells
 * the two apart; a frequent name is walked to, past the import. docs/decisions/0021-search-and-speed.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  // A function that is replaced stays its owner's, of which the owner of the tables is a member.
  await runAll(db, [walkThenIndex(4)]);
}

/**
 * The search, which walks over at most `rowsForOne` rows for each that the index would fetch. One block in a
 * thousand is looked at, whosever rows it holds, because the index fetches those of every tenant.
 */
export const walkThenIndex = (rowsForOne: number) => `
  create or replace function find_patients(patterns text[], statuses text[], before_id uuid, at_most integer)
  returns setof uuid
  language plpgsql stable security definer rows 50
  set search_path = pg_catalog, public
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
  as $$
  declare
    tenant constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
    below constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
    wanted constant integer := least(at_most, 201);
    walked integer;
    matches uuid[];
    budget integer;
    sampled integer;
  begin
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
      select count(*) into sampled
        from public.patient tablesample system (0.1)
        where patient.search_text like all (patterns);
      budget := case when sampled >= 4 then least(200000, sampled * ${rowsForOne * 1000}) else 0 end;
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
