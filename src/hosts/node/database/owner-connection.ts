import pg from 'pg';
import { type Executor, queryBuilderOn } from '#database/executor.ts';
import { defineFunctions, hasTheseFunctions } from '#database/functions/define-functions.ts';
import { migrateToLatest, prepareDatabase } from '#database/migrate.ts';
import { migrations } from '#database/migrations/index.ts';
import { appRole } from '#database/migrations/tenant-table.ts';
import { workLooks } from '#hosts/system/work-looks.ts';
import { isCluster, prepareCluster } from './citus/cluster.ts';
import {
  SpreadingExecutor,
  distributeTables,
  isDistributed,
  openSchemaChange,
} from './citus/distribute-tables.ts';
import { StartUpError } from '../embedded/start-up-error.ts';

/**
 * Brings the schema up to date over an owner's connection: roles and extensions first, then all migrations and anew
 * every function in one transaction. Lets the given login work as the app role. On a database of many machines its tables are spread over
 * them. Returns the names of the migrations that ran.
 * @throws StartUpError when the database is newer, or refuses one of them and is as it was before
 */
export async function migrateAsOwner(
  owner: pg.ClientConfig,
  appLogin: string,
  names: readonly string[] = Object.keys(migrations),
): Promise<string[]> {
  const client = new pg.Client({ ...owner, application_name: 'openward migrate' });
  await client.connect();
  try {
    await missingMigrations(client);
    const hasCluster = await isCluster(client);
    if (hasCluster) await prepareCluster(client);
    const plain = new OwnerExecutor(client);
    await client.query('begin');
    await prepareDatabase(queryBuilderOn<never>(plain));
    await client.query('commit');
    await client.query('begin');
    if (hasCluster) await openSchemaChange(client);
    const isSpread = hasCluster && (await isDistributed(client));
    const db = queryBuilderOn<never>(isSpread ? new SpreadingExecutor(plain) : plain);
    const ran = await migrateToLatest(db, names);
    // Functions name tables that a database of an earlier release does not have yet.
    if ((await missingMigrations(client)).length === 0) await defineFunctions(db, workLooks);
    await client.query('reset role');
    if (hasCluster) await distributeTables(client);
    await client.query(`grant ${appRole} to ${pg.escapeIdentifier(appLogin)}`);
    await client.query('commit');
    return ran;
  } catch (error) {
    // What ran of it is rolled back with the connection.
    throw error instanceof pg.DatabaseError ? notUpToDate(error) : error;
  } finally {
    await client.end();
  }
}

function notUpToDate(error: pg.DatabaseError): StartUpError {
  return new StartUpError(
    `The database could not be brought up to date (${error.message}): it is as it was, so start the Openward that ran on it, and report this.`,
    { cause: error },
  );
}

class OwnerExecutor implements Executor {
  readonly #client: pg.Client;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  async run(text: string, parameters: readonly unknown[]) {
    const result = await this.#client.query<Record<string, unknown>>(text, [...parameters]);
    return { rows: result.rows, affectedRows: result.rowCount ?? 0 };
  }
}

/**
 * The migrations that a database still lacks, seen by the app's own login; all of them on an empty database.
 * @throws StartUpError for a database that is newer than this program
 */
export async function missingMigrations(client: pg.Pool | pg.Client): Promise<string[]> {
  const known = Object.keys(migrations);
  const table = await client.query<{ found: boolean }>(
    `select to_regclass('schema_migration') is not null as found`,
  );
  if (!table.rows[0]?.found) return known;
  const applied = await client.query<{ name: string }>('select name from schema_migration');
  const names = new Set(applied.rows.map((row) => row.name));
  const unknown = [...names].toSorted().find((name) => !migrations[name]);
  if (unknown !== undefined) {
    throw new StartUpError(
      `The database was made by a newer Openward (it has ${unknown}): start that one, or restore a back-up that this one has made.`,
    );
  }
  return known.filter((name) => !names.has(name));
}

/**
 * True where nothing is left for `migrateAsOwner` to do, seen by the app's own login.
 * @throws StartUpError for a database that is newer than this program
 */
export async function isUpToDate(client: pg.Pool | pg.Client): Promise<boolean> {
  if ((await missingMigrations(client)).length > 0) return false;
  return hasTheseFunctions((statement) => client.query<{ mark: string | null }>(statement), workLooks);
}
