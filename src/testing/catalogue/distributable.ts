import { loadModule } from 'libpg-query';
import type pg from 'pg';
import { platformTables } from '../catalogue-check.ts';
import { functionQueryFaults } from './distributable-function.ts';
import { unnamedConstraints } from './unnamed-constraints.ts';

/** Tables without a tenant that tenant tables may refer to; every machine of a cluster holds a copy of them. */
const referenceTables = new Map([
  ['tenant', 'few rows, seldom written, and every tenant table names its tenant'],
]);

/** Functions over tenant tables that break a rule of their kind, and why they may. */
const knownFunctions = new Map([
  ['count_platform_activity', 'looks across tenants for the operator; a cluster has one of its own'],
  ['find_tenants_with_work', 'finds for jobs in which tenants there is work, off the path of requests'],
  ['count_closed_rows', 'writes of the open tenant alone, in one transaction with delete_closed_rows'],
]);

/** A shard's copy of a name has `_` and up to nine digits after it, within the 63 bytes of an identifier. */
const maximumNameLength = 53;

type ConstraintKind = 'p' | 'u' | 'x' | 'f' | 'c';

interface ConstraintRow {
  name: string;
  table_name: string;
  kind: ConstraintKind | 'unique index';
  /** Null for an expression. */
  columns: (string | null)[];
  first_operator: string | null;
  target: string | null;
  target_columns: string[];
  on_delete: string;
  on_update: string;
}

/**
 * What keeps the tables of a migrated database from being distributed by tenant over several machines with Citus;
 * empty when nothing does. Triggers, policies and functions with another role's rights: see `catalogueFaults`.
 */
export async function distributionFaults(client: pg.Client): Promise<string[]> {
  const constraints = await client.query<ConstraintRow>(constraintQuery);
  return [
    ...constraints.rows.flatMap((row) =>
      constraintFaults(row).map((fault) => `${row.table_name}.${row.name}: ${fault}`),
    ),
    ...staleNames(constraints.rows),
    ...(await numberFaults(client)),
    ...(await functionFaults(client)),
  ];
}

function constraintFaults(row: ConstraintRow): string[] {
  const isTenantTable = !platformTables.has(row.table_name);
  if (row.kind === 'f') return [...referenceFaults(row, isTenantTable), ...nameFaults(row, isTenantTable)];
  const faults = isTenantTable ? nameFaults(row, true) : [];
  if (!isTenantTable || row.kind === 'c') return faults;
  if (row.columns[0] !== 'tenant_id') faults.push('a key starts with tenant_id');
  if (row.kind === 'x' && row.first_operator !== '=') faults.push('an exclusion compares tenant_id with =');
  return faults;
}

function referenceFaults(row: ConstraintRow, isTenantTable: boolean): string[] {
  const faults: string[] = [];
  const target = row.target ?? '';
  if (isTenantTable === platformTables.has(target)) {
    if (!isTenantTable) faults.push('a table without a tenant refers to no tenant table');
    else if (!referenceTables.has(target)) faults.push(`${target} is no reference table`);
  } else if (isTenantTable && (row.columns[0] !== 'tenant_id' || row.target_columns[0] !== 'tenant_id')) {
    faults.push('a reference starts with tenant_id on both sides');
  }
  if (isTenantTable && 'nd'.includes(row.on_delete)) faults.push('on delete sets no value');
  if (isTenantTable && 'cnd'.includes(row.on_update)) faults.push('on update changes nothing');
  return faults;
}

function nameFaults(row: ConstraintRow, isTenantTable: boolean): string[] {
  if (!isTenantTable) return [];
  const faults: string[] = [];
  if (/_\d+$/.test(row.name)) faults.push('the name ends like that of a shard');
  if (row.name.length > maximumNameLength) faults.push('the name is too long for the number of a shard');
  if (isMadeByDatabase(row) && !isKnown(row)) faults.push('the name was made by the database');
  return faults;
}

const endings: Record<string, string> = { u: 'key', x: 'excl', f: 'fkey', c: 'check' };

/** True for the name that PostgreSQL gives where none is given. A primary key may keep it: a table has just one. */
function isMadeByDatabase({ name, table_name, kind, columns }: ConstraintRow): boolean {
  const ending = endings[kind];
  if (!ending) return false;
  const named = kind === 'c' && columns.length !== 1 ? [] : columns.map((column) => column ?? 'expr');
  const made = [table_name, ...named, ending].join('_');
  return name.startsWith(made) && /^\d*$/.test(name.slice(made.length));
}

const listedNames = new Set(
  Object.entries(unnamedConstraints).flatMap(([table, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => `${table}_${name}`),
  ),
);

function isKnown(row: ConstraintRow): boolean {
  return listedNames.has(row.name);
}

function staleNames(rows: readonly ConstraintRow[]): string[] {
  const existing = new Set(rows.map((row) => row.name));
  return [...listedNames]
    .filter((name) => !existing.has(name))
    .map((name) => `${name}: listed as unnamed and does not exist`);
}

async function numberFaults(client: pg.Client): Promise<string[]> {
  const columns = await client.query<{ table_name: string; name: string }>(numberQuery);
  return columns.rows
    .filter((row) => !platformTables.has(row.table_name))
    .map((row) => `${row.table_name}.${row.name}: a sequence counts in one database only`);
}

interface FunctionRow {
  name: string;
  language: string;
  first_argument: string | null;
  source: string;
}

async function functionFaults(client: pg.Client): Promise<string[]> {
  const found = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const tenantTables = found.rows.map((row) => row.name).filter((name) => !platformTables.has(name));
  const readsTenantTable = new RegExp(`\\b(${tenantTables.join('|')})\\b`);
  const functions = await client.query<FunctionRow>(functionQuery);
  await loadModule();
  const tables = new Set(tenantTables);
  return functions.rows
    .filter((row) => readsTenantTable.test(row.source) && !knownFunctions.has(row.name))
    .flatMap((row) => {
      const faults: string[] = [];
      if (row.language !== 'plpgsql') faults.push('a function over tenant tables is written in plpgsql');
      if (row.first_argument !== 'tenant uuid') faults.push('its first argument is `tenant uuid`');
      if (row.language === 'plpgsql') faults.push(...functionQueryFaults(row.source, tables));
      return faults.map((fault) => `${row.name}(): ${fault}`);
    });
}

// What a default takes from a sequence is read from its dependencies, because printing it would lock its table.
const numberQuery = `
  select class.relname as table_name, attname as name
  from pg_attribute join pg_class class on class.oid = attrelid
  where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and attnum > 0
    and (attidentity <> '' or exists (
      select from pg_attrdef
      join pg_depend on classid = 'pg_attrdef'::regclass and objid = pg_attrdef.oid
      join pg_class sequence on refclassid = 'pg_class'::regclass and sequence.oid = refobjid
      where adrelid = attrelid and adnum = attnum and sequence.relkind = 'S'))
  order by 1, 2`;

// The functions of extensions are not ours.
const functionQuery = `
  select proname as name, lanname as language, proargnames[1] || ' ' || format_type(proargtypes[0], null)
      as first_argument,
    pg_get_functiondef(function.oid) as source
  from pg_proc function join pg_language on pg_language.oid = prolang
  where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
    and not exists (
      select from pg_depend
      where classid = 'pg_proc'::regclass and objid = function.oid and deptype = 'e')
  order by proname`;

const constraintQuery = `
  with names_of as not materialized (select attrelid, attnum, attname::text from pg_attribute)
  select conname as name, class.relname as table_name, contype::text as kind,
    array(select attname from unnest(conkey) with ordinality as part (number, place)
      left join names_of on attrelid = conrelid and attnum = number order by place) as columns,
    (select oprname from pg_operator where oid = conexclop[1]) as first_operator,
    target.relname as target,
    array(select attname from unnest(confkey) with ordinality as part (number, place)
      join names_of on attrelid = confrelid and attnum = number order by place) as target_columns,
    confdeltype::text as on_delete, confupdtype::text as on_update
  from pg_constraint join pg_class class on class.oid = conrelid
  left join pg_class target on target.oid = confrelid
  where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'x', 'f', 'c')
  union all
  select index_class.relname, class.relname, 'unique index',
    array(select attname from unnest(indkey::int2[]) with ordinality as part (number, place)
      left join names_of on attrelid = indrelid and attnum = number order by place),
    null, null, '{}', ' ', ' '
  from pg_index join pg_class class on class.oid = indrelid
  join pg_class index_class on index_class.oid = indexrelid
  where class.relnamespace = 'public'::regnamespace and indisunique
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by 2, 1`;
