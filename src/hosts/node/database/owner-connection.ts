import pg from 'pg';
import { type Executor, queryBuilderOn } from '#database/executor.ts';
import { migrateToLatest, prepareDatabase } from '#database/migrate.ts';
import { migrations } from '#database/migrations/index.ts';
import { appRole } from '#database/migrations/tenant-table.ts';

/**
 * Brings the schema up to date over an owner's connection: roles and extensions first, then all migrations in one
 * transaction. Lets the given login work as the app role. Returns the names of the migrations that ran.
 */
export async function migrateAsOwner(owner: pg.ClientConfig, appLogin: string): Promise<string[]> {
  const client = new pg.Client({ ...owner, application_name: 'openward migrate' });
  await client.connect();
  try {
    const db = queryBuilderOn<never>(new OwnerExecutor(client));
    await client.query('begin');
    await prepareDatabase(db);
    await client.query('commit');
    await client.query('begin');
    const ran = await migrateToLatest(db);
    await client.query('reset role');
    await client.query(`grant ${appRole} to ${pg.escapeIdentifier(appLogin)}`);
    await client.query('commit');
    return ran;
  } finally {
    await client.end();
  }
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

/** The migrations that a database still lacks, seen by the app's own login; all of them on an empty database. */
export async function missingMigrations(pool: pg.Pool): Promise<string[]> {
  const known = Object.keys(migrations);
  const table = await pool.query<{ found: boolean }>(
    `select to_regclass('schema_migration') is not null as found`,
  );
  if (!table.rows[0]?.found) return known;
  const applied = await pool.query<{ name: string }>('select name from schema_migration');
  const names = new Set(applied.rows.map((row) => row.name));
  return known.filter((name) => !names.has(name));
}
