import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { refuseUnfit } from '../database/connect-database.ts';
import { isConnectionLoss } from '../database/connection-loss.ts';
import { type Connection, connectionTo } from '../database/hosts/connection-to.ts';
import { findRunningEmbedded, holdsDatabase } from '../embedded/running-embedded-postgres.ts';
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts';
import { StartUpError } from '../embedded/start-up-error.ts';
import { migrateAsOwner } from '../database/owner-connection.ts';
import { openPostgres, type PostgresDatabase } from '../database/postgres-database.ts';
import { readSettings } from '../settings.ts';

export interface CommandDatabase {
  database: PostgresDatabase;
  /** The same over a connection of its own: numbers are taken while a call holds one of the others. */
  numberDatabase: PostgresDatabase;
  close(): Promise<void>;
}

/**
 * Opens, for a command, the database that the server with this environment uses: DATABASE_URL, or the embedded one
 * of DATA_DIR, through the server that runs it or by starting it.
 * @throws StartUpError when there is none or it cannot be used.
 */
export async function openCommandDatabase(environment: NodeJS.ProcessEnv): Promise<CommandDatabase> {
  const { databaseUrl, dataDirectory } = readSettings(environment);
  const source = databaseUrl ? reachOwn(databaseUrl) : await reachEmbedded(dataDirectory);
  try {
    await refuseUnfitConnection(source.connection, source.patienceMs);
  } catch (error) {
    await source.stop();
    throw error;
  }
  const database = openPostgres({ connection: source.connection, poolSize: 4 });
  const numberDatabase = openPostgres({ connection: source.connection, poolSize: 1 });
  return {
    database,
    numberDatabase,
    close: async () => {
      await numberDatabase.close();
      await database.close();
      await source.stop();
    },
  };
}

function reachOwn(databaseUrl: string) {
  const { connection, stop } = connectionTo(databaseUrl);
  return { connection, stop: async () => stop(), patienceMs: 0 };
}

async function reachEmbedded(dataDirectory: string) {
  if (!holdsDatabase(dataDirectory)) {
    throw new StartUpError(`There is no database in ${dataDirectory}: set DATA_DIR, or run npm start first.`);
  }
  const running = await findRunningEmbedded(dataDirectory);
  // Its server may just be starting it again.
  if (running) return { connection: running.server, stop: async () => {}, patienceMs: 15_000 };
  const embedded = await startEmbeddedPostgres({ dataDirectory, onProgress: () => {} });
  try {
    await migrateAsOwner(embedded.ownerConfig, embedded.serverConfig.user);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return { connection: embedded.serverConfig, stop: embedded.stop, patienceMs: 0 };
}

async function refuseUnfitConnection(connection: Connection, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  const pool = new pg.Pool({ ...connection, max: 1, connectionTimeoutMillis: 5000 });
  pool.on('error', () => {});
  try {
    for (;;) {
      const failure = await refuseUnfit(pool).catch((error: unknown) => error);
      if (failure === undefined) return;
      if (failure instanceof StartUpError) throw failure;
      if (!isConnectionLoss(failure) || Date.now() >= deadline) throw doesNotAnswer(failure);
      await delay(200);
    }
  } finally {
    await pool.end();
  }
}

function doesNotAnswer(failure: unknown): StartUpError {
  const reason = failure instanceof Error ? failure.message : String(failure);
  return new StartUpError(`The database does not answer: ${reason}`, { cause: failure });
}
