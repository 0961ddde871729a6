import pg from 'pg';
import type { Executor } from '#database/executor.ts';

/** Few rows, seldom written, and every tenant table refers to it: each machine holds a copy. */
const copiedTable = 'tenant';

/** The first table makes the groups of shards that all others join. */
const firstTable = 'tenant_settings';

/** Functions that ask every machine on purpose, where all other statements of a request may be forbidden to. */
const looksAcrossTenants = ['count_platform_activity', 'find_tenants_with_work'];

/** True once the tables of hospitals were spread over the machines. */
export async function isDistributed(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`select from pg_dist_partition where partmethod = 'h' limit 1`);
  return Boolean(rowCount);
}

/** What a transaction that changes the schema of a cluster begins with. */
export async function openSchemaChange(client: pg.Client): Promise<void> {
  await client.query('set local citus.multi_shard_modify_mode = sequential');
  await client.query(`set local citus.propagate_set_commands = 'local'`);
  // Triggers of ours read and write rows of their own row's tenant alone, which lie on the same machine.
  await client.query('set local citus.enable_unsafe_triggers = on');
  // Before anything is spread, every change would be sent to machines that have none of the tables.
  if (!(await isDistributed(client))) await client.query('set local citus.enable_ddl_propagation = off');
}

interface Reference {
  table_name: string;
  name: string;
  definition: string;
}

/**
 * Spreads every table of hospitals that only the coordinator has over the machines, by tenant_id and so that all rows
 * of a hospital lie together. In the caller's transaction; what is spread already stays as it is.
 * @returns the names of the tables it spread
 */
export async function distributeTables(client: pg.Client): Promise<string[]> {
  await client.query('set local citus.enable_ddl_propagation = on');
  const tables = await undistributedTables(client);
  if (tables.length > 0) await distributeAll(client, tables);
  await distributeFunctions(client);
  return tables;
}

async function distributeAll(client: pg.Client, tables: readonly string[]): Promise<void> {
  // Tables refer to each other in circles, so no order would have every target spread before what refers to it.
  const { rows: references } = await client.query<Reference>(referenceQuery, [tables]);
  const name = (text: string) => pg.escapeIdentifier(text);
  for (const one of references) {
    await client.query(`alter table ${name(one.table_name)} drop constraint ${name(one.name)}`);
  }
  await client.query(
    `select create_reference_table($1::text::regclass) where not exists (
      select from pg_dist_partition where logicalrelid = $1::text::regclass)`,
    [copiedTable],
  );
  for (const table of tables) await client.query(distribute(table));
  for (const one of references) {
    await client.query(
      `alter table ${name(one.table_name)} add constraint ${name(one.name)} ${one.definition}`,
    );
  }
}

function distribute(table: string): string {
  const beside = table === firstTable ? 'none' : firstTable;
  return `select create_distributed_table(${pg.escapeLiteral(table)}, 'tenant_id', colocate_with => '${beside}')`;
}

/** The tables of hospitals that only the coordinator has. */
export async function undistributedTables(client: pg.Client | pg.Pool): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(undistributedQuery);
  return rows.map(({ name }) => name);
}

/** Runs migrations on a cluster that has its tables already: a new one is spread before anything refers to it. */
export class SpreadingExecutor implements Executor {
  readonly #inner: Executor;

  constructor(inner: Executor) {
    this.#inner = inner;
  }

  async run(text: string, parameters: readonly unknown[]) {
    const result = await this.#inner.run(text, parameters);
    const table = createdTenantTable(text);
    if (table) await this.#inner.run(distribute(table), []);
    return result;
  }
}

/** The table that this statement creates, if it is one of hospitals. */
export function createdTenantTable(statement: string): string | undefined {
  if (!/\btenant_id\s+uuid\b/.test(statement)) return undefined;
  return /^\s*create table (?:if not exists )?"?(?:public\.)?(\w+)"?\s*\(/.exec(statement)?.[1];
}

/**
 * Takes our functions to every machine. One that takes its tenant first and reads with another role's rights runs on
 * the machine with that tenant's rows: nobody signs in there as that role.
 */
async function distributeFunctions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ signature: string; is_delegated: boolean; is_for_all: boolean }>(
    functionQuery,
  );
  for (const { signature, is_delegated, is_for_all } of rows) {
    await (is_delegated
      ? client.query(
          `select create_distributed_function($1::text::regprocedure, 'tenant', colocate_with => $2, force_delegation => true)`,
          [signature, firstTable],
        )
      : client.query('select create_distributed_function($1::text::regprocedure)', [signature]));
    // Grants go along, what was taken from everybody does not.
    if (!is_for_all) await client.query(`revoke all on function ${signature} from public`);
  }
  const { rows: looking } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
      where pronamespace = 'public'::regnamespace and proname = any ($1)`,
    [looksAcrossTenants],
  );
  for (const { signature } of looking) {
    await client.query(`alter function ${signature} set citus.multi_task_query_log_level = off`);
  }
}

const undistributedQuery = `
  select relname as name from pg_class
  join pg_attribute on attrelid = pg_class.oid and attname = 'tenant_id' and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and not exists (select from pg_dist_partition where logicalrelid = pg_class.oid)
  order by relname <> '${firstTable}', relname`;

const referenceQuery = `
  select conrelid::regclass::text as table_name, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and conrelid = any ($1::text[]::regclass[])
  order by conrelid::regclass::text, conname`;

// Functions of extensions come with these.
const functionQuery = `
  select function.oid::regprocedure::text as signature,
    coalesce(prosecdef and proargnames[1] = 'tenant', false) as is_delegated,
    proacl is null or exists (select from aclexplode(proacl) where grantee = 0) as is_for_all
  from pg_proc as function
  where pronamespace = 'public'::regnamespace and prokind = 'f'
    and not exists (select from pg_depend
      where classid = 'pg_proc'::regclass and objid = function.oid and deptype = 'e')
    and not exists (select from pg_dist_object as known
      where known.classid = 'pg_proc'::regclass and known.objid = function.oid
        and (known.distribution_argument_index is not null or not coalesce(prosecdef and proargnames[1] = 'tenant', false)))
  order by 1`;
