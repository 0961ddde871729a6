import pg from 'pg';
import { copyRows, type TenantTable, tenantTables } from '../../backup/hospital/tenant-rows.ts';
import { StartUpError } from '../../embedded/start-up-error.ts';
import { isCluster } from './cluster.ts';
import { openFilling } from './filling-record.ts';

/** A database of one machine whose hospitals go to a cluster. */
export interface Filling {
  /** The superuser of the database of one machine. */
  readonly source: pg.Client;
  /** The role that migrates the cluster; a superuser, whom row-level security does not hold. */
  readonly target: pg.Client;
  /** Nothing is switched: the source goes on working, and the cluster is empty again afterwards. */
  readonly isRehearsal: boolean;
  readonly tell: (line: string) => void;
  /** Looks at the copied cluster before it counts. */
  readonly verify: () => Promise<boolean>;
}

/** Machines may be set up to write times and numbers otherwise, and what they write is compared. */
const textSettings = [
  `timezone = 'UTC'`,
  `datestyle = 'ISO'`,
  `intervalstyle = 'postgres'`,
  `bytea_output = 'hex'`,
  'extra_float_digits = 1',
];

interface Tenant {
  id: string;
  slug: string;
}

/**
 * Copies every hospital of a database of one machine into an empty cluster, each in one transaction that also notes it
 * as done, so that a run that was broken off goes on with the next one. Each is compared, table by table, with what was
 * read. The source is only read; unless this is a rehearsal it takes no writes from then on.
 * @returns whether all is there and sound
 * @throws StartUpError with a sentence for the operator
 */
export async function fillCluster(filling: Filling): Promise<boolean> {
  const { source, target, isRehearsal, tell } = filling;
  if (!(await isCluster(target))) {
    throw new StartUpError('DATABASE_OWNER_URL names no coordinator of Citus: there is nowhere to move to.');
  }
  const tables = await tenantTables(source);
  const record = await openFilling(filling, tables);
  if (!isRehearsal) await closeForWrites(source);
  let rows = 0;
  for (const tenant of await tenantsOf(source)) {
    const done = record.done.get(tenant.id);
    rows += done ?? (await copyTenant(filling, tables, tenant));
    if (done !== undefined) tell(`${tenant.slug}: there already (${done} rows)`);
  }
  // What was made since the copy began, in a rehearsal, is no fault.
  if (!isRehearsal) await refuseMissing(filling, tables, rows);
  const isSound = await filling.verify();
  if (isRehearsal) {
    await record.clear();
    tell(
      'It was a rehearsal: the cluster is empty again, and nothing was changed in the database of one machine.',
    );
  } else if (isSound) await record.close();
  return isSound;
}

function tenantsOf(client: pg.Client): Promise<Tenant[]> {
  return client.query<Tenant>('select id, slug from tenant order by id').then(({ rows }) => rows);
}

/** Servers must not write any more: what they write now would stay behind. */
async function closeForWrites(source: pg.Client): Promise<void> {
  await refuseServers(source);
  const { rows } = await source.query<{ name: string }>('select current_database() as name');
  const database = pg.escapeIdentifier(rows[0]!.name);
  // An earlier run that was broken off has closed it for this session too.
  await source.query('set default_transaction_read_only = off');
  // For those who sign in from now on; `reset default_transaction_read_only` opens it again.
  await source.query(`alter database ${database} set default_transaction_read_only = on`);
  await refuseServers(source);
}

async function refuseServers(source: pg.Client): Promise<void> {
  const { rows } = await source.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  const { count } = rows[0]!;
  if (count > 0) {
    throw new StartUpError(
      `${count} connections to the database of one machine are open: stop all servers first, or try it with --rehearse.`,
    );
  }
}

/** One hospital in one transaction on both sides; returns how many rows it has. */
async function copyTenant(
  { source, target, tell }: Filling,
  tables: readonly TenantTable[],
  { id, slug }: Tenant,
): Promise<number> {
  const started = performance.now();
  await source.query('begin isolation level repeatable read read only');
  await target.query('begin');
  try {
    // The copy of this table on every machine, and the shards, are written one after the other.
    await target.query('set local citus.multi_shard_modify_mode = sequential');
    await target.query(`set local citus.propagate_set_commands = 'local'`);
    for (const client of [source, target]) {
      for (const setting of textSettings) await client.query(`set local ${setting}`);
    }
    // What triggers would do was done when the rows were first written, and rows refer to each other in circles.
    await target.query('set local session_replication_role = replica');
    await copyTenantRow(source, target, id);
    let rows = 0;
    for (const table of tables) {
      const read = await sumOf(source, table, id);
      if (read.count === 0) continue;
      await copyRows(source, target, table, id);
      const written = await sumOf(target, table, id);
      if (written.count !== read.count || written.sum !== read.sum) {
        throw new StartUpError(
          `${slug}: ${table.name} has ${written.count} rows in the cluster and ${read.count} in the database of one machine, or others: nothing of ${slug} was kept.`,
        );
      }
      rows += read.count;
    }
    await target.query('insert into openward_filling.done (tenant_id, rows) values ($1, $2)', [id, rows]);
    await target.query('commit');
    tell(`${slug}: ${rows} rows, compared (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return rows;
  } catch (error) {
    await target.query('rollback');
    throw error;
  } finally {
    await source.query('rollback');
  }
}

async function copyTenantRow(source: pg.Client, target: pg.Client, id: string): Promise<void> {
  const { rows } = await source.query<{ row: string }>(
    'select to_json(tenant)::text as row from tenant where id = $1',
    [id],
  );
  const names = Object.keys(JSON.parse(rows[0]!.row) as object).map((name) => pg.escapeIdentifier(name));
  await target.query(
    `insert into tenant (${names.join(', ')})
       select ${names.join(', ')} from json_populate_record(null::tenant, $1::json)`,
    [rows[0]!.row],
  );
}

/** How many rows of a hospital a table has, and a sum over their contents in which their order does not count. */
async function sumOf(
  client: pg.Client,
  { name, columns }: TenantTable,
  tenantId: string,
): Promise<{ count: number; sum: string }> {
  const listed = columns.map((column) => column.name).join(', ');
  const { rows } = await client.query<{ count: number; sum: string }>(
    `select count(*)::int as count, coalesce(sum(hashtextextended(row(${listed})::text, 0)::numeric), 0)::text as sum
       from ${name} where tenant_id = $1`,
    [tenantId],
  );
  return rows[0]!;
}

/** Every row of the source belongs to a hospital that was copied. */
async function refuseMissing(
  { source, target }: Filling,
  tables: readonly TenantTable[],
  copied: number,
): Promise<void> {
  let rows = 0;
  for (const { name } of tables) {
    const found = await source.query<{ count: string }>(`select count(*) as count from ${name}`);
    rows += Number(found.rows[0]!.count);
  }
  const there = await target.query<{ count: number }>('select count(*)::int as count from tenant');
  const hospitals = await tenantsOf(source);
  if (rows === copied && there.rows[0]!.count === hospitals.length) return;
  throw new StartUpError(
    `The database of one machine holds ${rows} rows of ${hospitals.length} hospitals and the cluster ${copied} of ${there.rows[0]!.count}: somebody wrote meanwhile. Run it with --rehearse, which empties the cluster, and then again.`,
  );
}
