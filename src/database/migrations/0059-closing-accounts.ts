import { type Kysely, sql } from 'kysely';
import { appRole, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * Accounts that hospitals close: a time in which it can be taken back, the deletion of all rows in pieces, and what is
 * left of it in the operator's register. docs/decisions/0082-files-at-rest-and-leaving-for-good.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...tenants, ...closures]);
  await protectTenantTable(db, 'account_closure', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'closing_policy', ['select', 'insert', 'update']);
  await sql`grant update (closes_at, deleting_since) on tenant to ${sql.id(appRole)}`.execute(db);
  await sql`grant delete on client_count to ${sql.id(appRole)}`.execute(db);
  await sql.raw(deleteClosedRows).execute(db);
  await sql`revoke all on function delete_closed_rows from public`.execute(db);
  await sql`grant execute on function delete_closed_rows to ${sql.id(appRole)}`.execute(db);
}

const tenants = [
  `alter table tenant add column closes_at timestamptz(3)`,
  `alter table tenant add column deleting_since timestamptz(3)`,
  `alter table tenant add constraint tenant_platform_stays check (not is_platform or closes_at is null)`,
  `alter table tenant add constraint tenant_deleted_after_waiting check
    (deleting_since is null or (status = 'suspended' and closes_at is not null and deleting_since >= closes_at))`,
];

const closures = [
  `create table closing_policy (
    tenant_id uuid not null,
    waiting_days integer not null,
    updated_at timestamptz(3) not null,
    constraint closing_policy_key primary key (tenant_id),
    constraint closing_policy_days_possible check (waiting_days between 1 and 365)
  )`,
  tenantKey('closing_policy'),
  `create table account_closure (
    tenant_id uuid not null,
    id uuid not null,
    hospital_id uuid not null,
    hospital_name text not null,
    hospital_slug text not null,
    status text not null,
    reason text not null,
    has_export boolean not null,
    asked_by_name text not null,
    asked_by_email text not null,
    asked_at timestamptz(3) not null,
    closes_at timestamptz(3) not null,
    taken_back_at timestamptz(3),
    taken_back_by_name text,
    begun_at timestamptz(3),
    deleted_at timestamptz(3),
    row_counts jsonb not null default '{}',
    file_count integer not null default 0,
    file_bytes bigint not null default 0,
    sha256 text,
    constraint account_closure_key primary key (tenant_id, id),
    constraint account_closure_status_known check (status in ('waiting', 'taken_back', 'deleting', 'deleted')),
    constraint account_closure_waits check (closes_at > asked_at),
    constraint account_closure_taken_back check ((status = 'taken_back') = (taken_back_at is not null)
      and (taken_back_at is null) = (taken_back_by_name is null)),
    constraint account_closure_begun check ((status in ('deleting', 'deleted')) = (begun_at is not null)),
    constraint account_closure_proven check ((status = 'deleted') = (deleted_at is not null)
      and (deleted_at is null) = (sha256 is null)),
    constraint account_closure_counts_positive check (file_count >= 0 and file_bytes >= 0)
  )`,
  tenantKey('account_closure'),
  `create unique index account_closure_one_open on account_closure (tenant_id, hospital_id)
    where status in ('waiting', 'deleting')`,
  `create index account_closure_by_time on account_closure (tenant_id, asked_at desc, id desc)`,
  `create index account_closure_due on account_closure (tenant_id, closes_at) where status in ('waiting', 'deleting')`,
];

/*
 * The app role cannot delete from most tables. This function can, with the rights of the owner, who stands under the
 * same policy: only rows of the hospital that the transaction is in, only once its waiting time is over by the
 * database's own clock, and only while its deletion runs. Of one table it takes a piece: rows that nothing refers to.
 * Several tables, whose last rows refer to each other, go in one statement.
 */
const deleteClosedRows = `
  create function delete_closed_rows(named text[], most integer) returns jsonb
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
