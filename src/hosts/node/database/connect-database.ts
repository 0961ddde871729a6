import pg from 'pg';
import type { PostgresConnection } from '../embedded/postmaster/postmaster.ts';
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts';
import { StartUpError } from '../embedded/start-up-error.ts';
import { isConnectionLoss } from './connection-loss.ts';
import { type Connection, connectionTo } from './hosts/connection-to.ts';
import { isUpToDate, migrateAsOwner } from './owner-connection.ts';
import type { ServerSettings } from '../settings.ts';

const retryMs = 2000;

export interface DatabaseSource {
  /** How the server's own login connects. */
  connection: Connection;
  /** Signs in as the superuser of the embedded database; absent where the operator has one of their own. */
  owner?: PostgresConnection;
  /** Stops what was started for it. */
  stop(): Promise<void>;
}

/**
 * Brings the database of these settings to where the server can use it; null when asked to stop meanwhile.
 * @throws StartUpError when it cannot be used and waiting would not help.
 */
export async function connectDatabase(
  settings: ServerSettings,
  tell: (line: string) => void,
  signal: AbortSignal,
): Promise<DatabaseSource | null> {
  if (settings.databaseUrl) return connectOwn(settings.databaseUrl, tell, signal);
  const embedded = await startEmbeddedPostgres({
    dataDirectory: settings.dataDirectory,
    onProgress: tell,
  });
  try {
    const ran = await migrateAsOwner(embedded.ownerConfig, embedded.serverConfig.user);
    if (ran.length > 0) tell(`Brought the database up to date (${ran.length} steps).`);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return {
    connection: embedded.serverConfig,
    owner: embedded.ownerConfig,
    stop: () => embedded.stop(),
  };
}

async function connectOwn(
  url: string,
  tell: (line: string) => void,
  signal: AbortSignal,
): Promise<DatabaseSource | null> {
  const { connection, stop } = connectionTo(url);
  for (let hasTold = false; !signal.aborted; hasTold = true) {
    const pool = new pg.Pool({ ...connection, max: 1, connectionTimeoutMillis: 5000 });
    pool.on('error', () => {});
    try {
      await refuseUnfit(pool);
      return { connection, stop: async () => stop() };
    } catch (error) {
      if (error instanceof StartUpError || !isConnectionLoss(error)) {
        stop();
        throw explain(error);
      }
      if (!hasTold) tell('The database does not answer; requests get 503 until it does …');
      await pause(retryMs, signal);
    } finally {
      await pool.end();
    }
  }
  stop();
  return null;
}

/**
 * Refuses a database that lacks migrations or has functions of another program, or a login that would pass row-level security.
 * @throws StartUpError
 */
export async function refuseUnfit(pool: pg.Pool): Promise<void> {
  if (!(await isUpToDate(pool))) {
    throw new StartUpError('The database is not up to date. Run: npm run migrate (with DATABASE_OWNER_URL).');
  }
  const role = await pool.query<{ unsafe: boolean }>(
    'select rolsuper or rolbypassrls as unsafe from pg_roles where rolname = current_user',
  );
  if (role.rows[0]?.unsafe !== false) {
    throw new StartUpError(
      'DATABASE_URL signs in as a role that passes row-level security. Use the login that npm run migrate made.',
    );
  }
}

function explain(error: unknown): unknown {
  if (error instanceof StartUpError || !(error instanceof Error)) return error;
  return new StartUpError(`The database refuses: ${error.message}.`, { cause: error });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
