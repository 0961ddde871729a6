import { type Kysely, sql } from 'kysely';
import { appRole, key, protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * Support access: the operator reads a hospital for a time that its administrator has granted, and no longer, by the
 * database's own clock. docs/decisions/0082-files-at-rest-and-leaving-for-good.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, accesses);
  await protectTenantTable(db, 'support_access', ['select', 'insert', 'update']);
  await sql.raw(requireSupportAccess).execute(db);
  await sql`revoke all on function require_support_access from public`.execute(db);
  await sql`grant execute on function require_support_access to ${sql.id(appRole)}`.execute(db);
}

// Who asked is nobody of the hospital: only the name is kept here.
const accesses = [
  `create table support_access (
    tenant_id uuid not null,
    id uuid not null,
    purpose text not null,
    hours integer not null,
    asked_at timestamptz(3) not null,
    asked_by_name text,
    granted_at timestamptz(3),
    granted_by uuid,
    until timestamptz(3),
    ended_at timestamptz(3),
    ended_by uuid,
    constraint support_access_key primary key (tenant_id, id),
    constraint support_access_says_why check (purpose <> ''),
    constraint support_access_hours_possible check (hours between 1 and 72),
    constraint support_access_granted_whole check ((granted_at is null) = (granted_by is null)
      and (granted_at is null) = (until is null)),
    constraint support_access_for_its_hours
      check (until is null or until <= granted_at + make_interval(hours => hours)),
    constraint support_access_granted_or_asked check (granted_at is not null or asked_by_name is not null)
  )`,
  tenantKey('support_access'),
  key('support_access', 'granter', 'granted_by', 'user_account'),
  key('support_access', 'ender', 'ended_by', 'user_account'),
  `create unique index support_access_one_open on support_access (tenant_id) where ended_at is null`,
  `create index support_access_by_time on support_access (tenant_id, asked_at desc, id desc)`,
];

/** Every transaction that reads for support begins with it, and fails where the access is not open. */
const requireSupportAccess = `
  create function require_support_access(tenant uuid, access uuid) returns boolean
  language plpgsql stable
  set search_path = pg_catalog, public
  as $$
  begin
    if not exists (
      select from public.support_access as opened
      where opened.tenant_id = tenant and opened.id = access and opened.granted_at is not null
        and opened.ended_at is null and opened.until > clock_timestamp()
    ) then
      raise exception 'support access is not open' using errcode = 'insufficient_privilege';
    end if;
    return true;
  end
  $$`;
