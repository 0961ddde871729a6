import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  clusterExists,
  createCluster,
  ownerLogin,
  removeUnfinishedClusters,
} from './data-directory/cluster.ts';
import { keepLogShort } from './postmaster/database-log.ts';
import { createFirstContents } from './data-directory/first-contents.ts';
import { endLeftoverPostmaster } from './postmaster/leftover-postmaster.ts';
import { prepareNativePrograms } from './programs/native-programs.ts';
import { takeOwnerLock } from './data-directory/owner-lock.ts';
import { createPasswords, readPasswords } from './data-directory/passwords.ts';
import { hasCode } from './system-error.ts';
import { choosePostgresAccount } from './programs/postgres-account.ts';
import type { PostgresConnection, PostmasterPlan } from './postmaster/postmaster.ts';
import { prepareListeningPlace, removeListeningPlace } from './postmaster/socket-directory.ts';
import { StartUpError, explainFileSystemError } from './start-up-error.ts';
import { superviseDatabase } from './postmaster/supervised-postmaster.ts';

/** The database that everything lives in. */
export const databaseName = 'openward';
/** The role that servers and commands sign in as. */
export const serverLogin = 'openward_server';

/** A running PostgreSQL of this process alone. */
export interface EmbeddedPostgres {
  /** Signs in as a superuser: for migrations and maintenance. */
  readonly ownerConfig: PostgresConnection;
  /** Signs in as the server's role, which owns nothing. */
  readonly serverConfig: PostgresConnection;
  /** Stops PostgreSQL in order and gives the data directory free; may be called more than once. */
  readonly stop: () => Promise<void>;
}

/** What to start, and whom to tell. */
export interface EmbeddedPostgresOptions {
  readonly dataDirectory: string;
  readonly onProgress: (message: string) => void;
  /** Settings of PostgreSQL beside its usual ones. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts the PostgreSQL that came with Openward on a data directory, and makes what is missing there. Throws
 * StartUpError, whose message is for the person at the terminal.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const asked = resolve(options.dataDirectory);
  try {
    const dataDirectory = openDataDirectory(asked);
    const lock = await takeOwnerLock(dataDirectory);
    try {
      return await startAsOwner(dataDirectory, options, lock.release);
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw explainFileSystemError(error, asked);
  }
}

async function startAsOwner(
  dataDirectory: string,
  { onProgress, settings = {} }: EmbeddedPostgresOptions,
  release: () => void,
): Promise<EmbeddedPostgres> {
  const cluster = join(dataDirectory, 'postgres');
  const account = choosePostgresAccount(cluster);
  const programs = prepareNativePrograms(account);
  removeUnfinishedClusters(cluster);
  const isNew = !clusterExists(cluster, programs.majorVersion);
  if (!isNew) await endLeftoverPostmaster({ programs, account }, cluster, onProgress);
  const place = await prepareListeningPlace(dataDirectory, account);
  const passwords = isNew ? createPasswords(dataDirectory) : readPasswords(dataDirectory);
  if (isNew) {
    onProgress('Creating the database …');
    const scratchDirectory = place.host.startsWith('/') ? place.host : dataDirectory;
    const creation = { ownerPassword: passwords.owner, scratchDirectory };
    await createCluster({ programs, account }, cluster, creation);
  }
  const maintenance = { ...place, user: ownerLogin, password: passwords.owner, database: 'postgres' };
  const logFile = join(dataDirectory, 'database.log');
  const plan: PostmasterPlan = {
    programs,
    account,
    cluster,
    dataDirectory,
    logFile,
    owner: maintenance,
    settings,
    onProgress,
  };
  onProgress('Starting the database …');
  const database = await superviseDatabase(plan);
  const stopShortening = keepLogShort(logFile);
  const serverConfig = { ...place, user: serverLogin, password: passwords.server, database: databaseName };
  let stopped: Promise<void> | undefined;
  async function stopOnce(): Promise<void> {
    stopShortening();
    await database.stop();
    removeListeningPlace(place);
    release();
  }
  const stop = () => (stopped ??= stopOnce());
  try {
    await createFirstContents(maintenance, serverConfig);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ownerConfig: { ...maintenance, database: databaseName }, serverConfig, stop };
}

/** Makes the data directory if need be and returns its one true path, by which every starter knows it. */
function openDataDirectory(asked: string): string {
  try {
    mkdirSync(asked, { recursive: true, mode: 0o700 });
  } catch (error) {
    if (hasCode(error, 'ENOTDIR', 'EEXIST', 'ENOENT')) {
      throw new StartUpError(
        `Openward cannot make the folder ${asked}: set DATA_DIR to a path that is a folder or can become one.`,
        { cause: error },
      );
    }
    throw error;
  }
  const path = realpathSync(asked);
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  return path;
}
