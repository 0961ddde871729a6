import type { FunctionDefinition } from './function-definition.ts';

/*
 * The app role cannot delete from most tables. This function can, with the rights of the owner, who stands under the
 * same policy: only rows of the hospital that the transaction is in, only once its waiting time is over by the
 * database's own clock, and only while its deletion runs. Of one table it takes a piece: rows that nothing refers to.
 * Several tables, whose last rows refer to each other, go in one statement.
 */
const deleteClosedRows = `
  create or replace function delete_closed_rows(named text[], most integer) returns jsonb
  language plpgsql security definer
  set search_path = pg_catalog, public
  as $$
  declare
    tenant constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
    kept text;
    statement text;
    counts jsonb;
  begin
    if not exists (
      select from public.tenant as closed
      where closed.id = tenant and not closed.is_platform and closed.deleting_since is not null
        and closed.closes_at <= clock_timestamp()
    ) then
      raise exception 'this account is not closed' using errcode = 'insufficient_privilege';
    end if;
    if named = array['tenant'] then
      delete from public.tenant as closed where closed.id = tenant;
      return jsonb_build_object('tenant', 1);
    end if;
    if exists (
      select from unnest(named) as wanted (name)
      where not exists (
        select from pg_class as found
        join pg_attribute as owner on owner.attrelid = found.oid and owner.attname = 'tenant_id'
        where found.relname = wanted.name and found.relnamespace = 'public'::regnamespace and found.relkind in ('r', 'p'))
    ) then
      raise exception 'this is no table of a hospital' using errcode = 'undefined_table';
    end if;
    if cardinality(named) = 1 then
      select string_agg(format(' and not exists (select from public.%I as other where %s)', child.relname, pairs.matched), '')
      into kept
      from pg_constraint as refers
      join pg_class as child on child.oid = refers.conrelid
      cross join lateral (
        select string_agg(format('other.%I = doomed.%I', mine.attname, its.attname), ' and ') as matched
        from unnest(refers.conkey, refers.confkey) as place (mine, its)
        join pg_attribute as mine on mine.attrelid = refers.conrelid and mine.attnum = place.mine
        join pg_attribute as its on its.attrelid = refers.confrelid and its.attnum = place.its
      ) as pairs
      where refers.contype = 'f' and refers.confrelid = format('public.%I', named[1])::regclass;
      statement := format(
        'with gone as (delete from public.%1$I where tenant_id = $1 and ctid = any (array(
          select doomed.ctid from public.%1$I as doomed where doomed.tenant_id = $1%2$s limit $2)) returning 1)
        select jsonb_build_object(%1$L, count(*)) from gone', named[1], coalesce(kept, ''));
    else
      select 'with ' || string_agg(format('gone_%1$s as (delete from public.%2$I where tenant_id = $1 returning 1)',
          place, name), ', ')
        || ' select jsonb_build_object(' || string_agg(format('%1$L, (select count(*) from gone_%2$s)', name, place), ', ')
        || ') where $2 > 0'
      into statement
      from unnest(named) with ordinality as wanted (name, place);
    end if;
    execute statement into counts using tenant, most;
    return counts;
  end
  $$`;

// With the rights of the owner, who deletes: on a cluster one transaction cannot write a machine's rows as two people.
const countClosedRows = `
  create or replace function count_closed_rows(closure uuid, more jsonb) returns void
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

/** What deletes and counts the rows of an account that was closed. docs/decisions/0082-files-at-rest-and-leaving-for-good.md */
export const closedRows: readonly FunctionDefinition[] = [
  { name: 'delete_closed_rows', text: deleteClosedRows, callers: 'app' },
  { name: 'count_closed_rows', text: countClosedRows, callers: 'app' },
];
