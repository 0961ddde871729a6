import { type Kysely, sql } from 'kysely';
import { searchRole } from './0003-patients.ts';
import { appRole, runAll } from './tenant-table.ts';

/**
 * The search takes the tenant that it searches as an argument, refuses any other than the transaction's own, and
 * reads rows of that tenant alone, its sample as well: so it runs where that tenant's rows are.
 * docs/decisions/0040-tables-ready-for-many-machines.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  const role = sql.id(searchRole);
  await runAll(db, [
    'drop function find_patients(text[], text[], uuid, integer)',
    findPatients,
    'revoke all on function find_patients from public',
  ]);
  await sql`grant execute on function find_patients to ${sql.id(appRole)}`.execute(db);
  await sql`grant create on schema public to ${role}`.execute(db);
  await sql`alter function find_patients owner to ${role}`.execute(db);
  await sql`revoke create on schema public from ${role}`.execute(db);
}

// The newest thousand registrations tell whether a match is frequent: then a walk finds enough of them soon, where the
// index would fetch every bearer. Where they hold few, a sample tells whether they differ from those before them. The
// index fetches the matches of all tenants, so what the sample finds is carried over to the whole table.
const findPatients = `
  create function find_patients(
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
