import type pg from 'pg';
import { searchRole } from '#database/migrations/0003-patients.ts';
import { countRole } from '#database/migrations/0005-audit.ts';
import { ownerRole } from '#database/migrate.ts';
import { appRole } from '#database/migrations/tenant-table.ts';

/** Tables that belong to the platform rather than to one tenant. */
export const platformTables = new Set(['tenant', 'rate_limit', 'schema_migration']);

/** Functions that pass row-level security on purpose; their migrations say why. */
const reviewedDefiners = [
  'find_patients',
  'find_stock_items',
  'count_platform_activity',
  'find_tenants_with_work',
  'delete_closed_rows',
  'count_closed_rows',
];

/** What belongs to another than the owner: functions that work with the rights of a role made for them. */
const otherOwners = new Map([
  ['find_patients', searchRole],
  ['find_patients_by_index', searchRole],
  ['find_stock_items', searchRole],
  ['find_stock_items_by_index', searchRole],
  ['count_platform_activity', countRole],
  ['find_tenants_with_work', countRole],
]);

/** Triggers whose migration says why a constraint cannot hold the promise. */
const reviewedTriggers = [
  'month_closed',
  'month_closed_on_change',
  'push_ends_with_session',
  'patient_stays',
  'patient_stays_on_delete',
];

interface CatalogueRow {
  table_name: string;
  has_security: boolean;
  is_forced: boolean;
  policies: string[];
  keys: { name: string; first: string }[];
  foreign_keys: { name: string; first: string }[];
  triggers: number;
}

const tenantPolicy = "(tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)";

/** What the catalogue of a database says against the promises of tenant isolation; empty when it keeps them. */
export async function catalogueFaults(client: pg.Client): Promise<string[]> {
  const tables = await client.query<CatalogueRow>(tableQuery, [reviewedTriggers]);
  const faults = tables.rows
    .filter((row) => !platformTables.has(row.table_name))
    .flatMap((row) => faultsOf(row).map((fault) => `${row.table_name}: ${fault}`));
  return [...faults, ...(await roleFaults(client)), ...(await ownerFaults(client))];
}

function faultsOf(row: CatalogueRow): string[] {
  const faults: string[] = [];
  if (!row.has_security || !row.is_forced) faults.push('row-level security is not forced');
  if (row.policies.length !== 1 || row.policies[0] !== `${tenantPolicy}|${tenantPolicy}|*|true`) {
    faults.push('the policy is not the one of tenant tables');
  }
  for (const key of row.keys) {
    if (key.first !== 'tenant_id') faults.push(`the key ${key.name} does not start with tenant_id`);
  }
  for (const key of row.foreign_keys) {
    if (key.first !== 'tenant_id') faults.push(`the reference ${key.name} does not start with tenant_id`);
  }
  if (row.keys.length === 0) faults.push('there is no key');
  if (row.triggers > 0) faults.push('there are triggers');
  return faults;
}

async function roleFaults(client: pg.Client): Promise<string[]> {
  const owned = await client.query<{ name: string }>(
    `select relname as name from pg_class where pg_has_role($1, relowner, 'member')
      union all select proname from pg_proc where pg_has_role($1, proowner, 'member')`,
    [appRole],
  );
  const unsafe = await client.query<{ name: string }>(
    `select rolname as name from pg_roles
      where (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)
        and (rolname = $1 or pg_has_role($1, oid, 'member'))`,
    [appRole],
  );
  const definers = await client.query<{ name: string }>(
    `select proname as name from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
      where nspname = 'public' and prosecdef and proname <> all ($1)`,
    [reviewedDefiners],
  );
  return [
    ...owned.rows.map((row) => `the app role owns ${row.name}`),
    ...unsafe.rows.map((row) => `the app role has the rights of ${row.name}`),
    ...definers.rows.map(
      (row) => `the function ${row.name} runs with the rights of another role, unreviewed`,
    ),
  ];
}

/** Everything of the schema belongs to the owner, whoever migrated; what an extension brought is not ours. */
async function ownerFaults(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; owner: string }>(ownerQuery);
  return rows
    .filter(({ name, owner }) => owner !== (otherOwners.get(name) ?? ownerRole))
    .map(({ name, owner }) => `${name} belongs to ${owner}`);
}

const ownerQuery = `
  with owned as (
    select 'pg_class'::regclass as catalogue, oid, relname as name, relowner as owner from pg_class
      where relnamespace = 'public'::regnamespace
    union all
    select 'pg_proc'::regclass, oid, proname, proowner from pg_proc
      where pronamespace = 'public'::regnamespace
    union all
    select 'pg_type'::regclass, oid, typname, typowner from pg_type
      where typnamespace = 'public'::regnamespace and typcategory <> 'A')
  select name, rolname as owner from owned join pg_roles on pg_roles.oid = owner
  where not exists (
    select from pg_depend where classid = catalogue and objid = owned.oid and deptype = 'e')
  order by name`;

const tableQuery = `
  select class.relname as table_name, class.relrowsecurity as has_security,
    class.relforcerowsecurity as is_forced,
    array(select pg_get_expr(polqual, polrelid) || '|' || pg_get_expr(polwithcheck, polrelid) || '|'
        || polcmd::text || '|' || polpermissive::text
      from pg_policy where polrelid = class.oid) as policies,
    (select coalesce(json_agg(json_build_object('name', index_class.relname, 'first', attribute.attname)), '[]')
      from pg_index join pg_class index_class on index_class.oid = indexrelid
      left join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = indkey[0]
      where indrelid = class.oid and (indisunique or indisexclusion)) as keys,
    (select coalesce(json_agg(json_build_object('name', conname, 'first', attribute.attname)), '[]')
      from pg_constraint left join pg_attribute attribute
        on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
      where conrelid = class.oid and contype = 'f') as foreign_keys,
    (select count(*)::int from pg_trigger where tgrelid = class.oid and not tgisinternal
      and tgname <> all ($1)) as triggers
  from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
  where namespace.nspname = 'public' and class.relkind in ('r', 'p')
  order by class.relname`;
