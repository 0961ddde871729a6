import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { readLogFrom, shortenLog } from './database-log.ts';
import { stopPostmaster } from './leftover-postmaster.ts';
import { type NativeSetting, explainSpawnError, spawnOnCluster } from '../programs/native-process.ts';
import type { ListeningPlace } from './socket-directory.ts';
import { StartUpError, explainPostgresOutput } from '../start-up-error.ts';

/** How to sign in to a database, in the words of `pg`. */
export interface PostgresConnection extends ListeningPlace {
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** Everything one start of PostgreSQL needs. */
export interface PostmasterPlan extends NativeSetting {
  readonly cluster: string;
  readonly dataDirectory: string;
  readonly logFile: string;
  readonly owner: PostgresConnection;
  /** Settings of PostgreSQL beside its usual ones, such as where a restore stops. */
  readonly settings: Readonly<Record<string, string>>;
  readonly onProgress: (message: string) => void;
}

/** A PostgreSQL that answers. */
export interface Postmaster {
  /** Resolves when the process has ended, with an error when it could never run. */
  readonly ended: Promise<StartUpError | undefined>;
  stop(): Promise<void>;
}

const attempts = 40;
const pauseMs = 250;

/** Starts PostgreSQL and waits until it answers, through crash recovery if need be; throws StartUpError. */
export async function startPostmaster(plan: PostmasterPlan): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    shortenLog(plan.logFile);
    const log = openSync(plan.logFile, 'a', 0o600);
    const logStart = statSync(plan.logFile).size;
    const child = spawnOnCluster(plan, 'postgres', plan.cluster, {
      arguments: serverSettings(plan.owner, plan.settings),
      output: log,
    });
    closeSync(log);
    const postmaster = asPostmaster(plan, child);
    if (await answersBeforeEnd(plan, postmaster)) return postmaster;
    const failure = await postmaster.ended;
    if (failure) throw failure;
    const output = readLogFrom(plan.logFile, logStart);
    if (attempt === attempts || !isHeldByTheDead(output)) {
      throw explainPostgresOutput(output, plan.dataDirectory, plan.logFile);
    }
    await delay(pauseMs);
  }
}

function asPostmaster(plan: PostmasterPlan, child: ChildProcess): Postmaster {
  const ended = new Promise<StartUpError | undefined>((resolve) => {
    child.once('exit', () => resolve(undefined));
    child.once('error', (error) => resolve(explainSpawnError(error)));
  });
  return {
    ended,
    async stop() {
      const isRunning = child.exitCode === null && child.signalCode === null;
      if (isRunning) await stopPostmaster(plan, plan.cluster);
      await ended;
    },
  };
}

/** A killed PostgreSQL keeps its locks for a second or two, until its last process has noticed. */
function isHeldByTheDead(output: string): boolean {
  return /lock file "[^"]*" already exists|pre-existing shared memory block/i.test(output);
}

async function answersBeforeEnd(plan: PostmasterPlan, postmaster: Postmaster): Promise<boolean> {
  const hasEnded = postmaster.ended.then(() => true);
  let nextWord = Date.now() + 5000;
  for (;;) {
    if (await answers(plan.owner, postmaster)) return true;
    if (Date.now() > nextWord) {
      plan.onProgress('The database is putting itself in order after an unclean stop …');
      nextWord += 15_000;
    }
    if (await Promise.race([hasEnded, delay(50, false)])) return false;
  }
}

async function answers(owner: PostgresConnection, postmaster: Postmaster): Promise<boolean> {
  const client = new pg.Client({ ...owner, connectionTimeoutMillis: 5000 });
  // A connection that breaks after connecting reports here as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '28P01') {
      await postmaster.stop();
      throw new StartUpError(
        "The database refuses its owner's password: put the data directory back from one back-up as a whole.",
        { cause: error },
      );
    }
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function serverSettings({ host, port }: ListeningPlace, added: Readonly<Record<string, string>>): string[] {
  const isSocket = host.startsWith('/');
  const settings = {
    listen_addresses: isSocket ? '' : host,
    unix_socket_directories: isSocket ? `"${host.replaceAll('"', '""')}"` : '',
    unix_socket_permissions: '0700',
    port: String(port),
    fsync: 'on',
    full_page_writes: 'on',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_checkpoints: 'off',
    // Statements and their details hold patients' data: the log gets neither.
    log_error_verbosity: 'terse',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    // A folder of the log archive that is away for long must not fill the database's own disk.
    max_slot_wal_keep_size: '8GB',
    ...added,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
