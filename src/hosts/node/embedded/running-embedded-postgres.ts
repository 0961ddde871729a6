import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ownerLogin } from './data-directory/cluster.ts';
import { findLivingOwner } from './data-directory/owner-lock.ts';
import { readPasswords } from './data-directory/passwords.ts';
import type { PostgresConnection } from './postmaster/postmaster.ts';
import { databaseName, serverLogin } from './start-embedded-postgres.ts';
import { StartUpError } from './start-up-error.ts';

const patienceMs = 15_000;

/** True when a data directory holds a database, running or not. */
export function holdsDatabase(dataDirectory: string): boolean {
  return existsSync(join(resolve(dataDirectory), 'postgres', 'PG_VERSION'));
}

/** How to sign in to a database that another process runs. */
export interface RunningEmbedded {
  /** The role that servers and commands work as. */
  readonly server: PostgresConnection;
  /** The superuser: for back-ups. */
  readonly owner: PostgresConnection;
}

/**
 * How the database that another process runs on a data directory is reached; null when nobody runs it. Throws
 * StartUpError when its owner does not get it started.
 */
export async function findRunningEmbedded(dataDirectory: string): Promise<RunningEmbedded | null> {
  const directory = resolve(dataDirectory);
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const owner = findLivingOwner(directory);
    if (owner === undefined) return null;
    const place = readListeningPlace(directory);
    if (place) {
      const { server, owner: ownerPassword } = readPasswords(directory);
      const at = { ...place, database: databaseName };
      return {
        server: { ...at, user: serverLogin, password: server },
        owner: { ...at, user: ownerLogin, password: ownerPassword },
      };
    }
    if (Date.now() > deadline) {
      throw new StartUpError(
        `The server that owns ${directory} (process ${owner}) has no database running: try again when it is ready.`,
      );
    }
    await delay(100);
  }
}

/** PostgreSQL writes where it listens into its pid file, and `ready` into the last line once it answers. */
function readListeningPlace(directory: string): { host: string; port: number } | null {
  try {
    const lines = readFileSync(join(directory, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    const [port, socketDirectory, address, , state] = lines.slice(3).map((line) => line.trim());
    if (state !== 'ready' || !port) return null;
    return { host: socketDirectory || address || '127.0.0.1', port: Number(port) };
  } catch {
    return null;
  }
}
