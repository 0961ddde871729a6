import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type NativeSetting, runOnCluster } from '../programs/native-process.ts';
import { syncFolder } from '../../file-system/sync-folder.ts';
import { makePrivateDirectory } from './private-directory.ts';
import { hasCode } from '../system-error.ts';
import { StartUpError, explainPostgresOutput } from '../start-up-error.ts';

/** The superuser that initdb makes; migrations sign in as it. */
export const ownerLogin = 'openward_owner_login';

const draftMark = '.new-';

/** First values for a modest machine; an operator may change them in postgresql.conf. */
const firstSettings = {
  max_connections: '60',
  shared_buffers: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** Tells whether a database is there already; throws StartUpError when it is not of this PostgreSQL's major version. */
export function clusterExists(cluster: string, majorVersion: string): boolean {
  if (!existsSync(cluster)) return false;
  const found = readVersion(cluster);
  if (found === majorVersion) return true;
  throw new StartUpError(
    `The database in ${cluster} was made by PostgreSQL ${found}, and this Openward brings PostgreSQL ${majorVersion}: use the Openward that made it, or another DATA_DIR.`,
  );
}

/** Makes a new database aside and moves it into place when whole, so that a kill never leaves half of one. */
export async function createCluster(
  setting: NativeSetting,
  cluster: string,
  options: { ownerPassword: string; scratchDirectory: string },
): Promise<void> {
  const draft = `${cluster}${draftMark}${randomUUID()}`;
  makePrivateDirectory(draft, setting.account);
  const passwordFile = join(options.scratchDirectory, 'password');
  writeFileSync(passwordFile, options.ownerPassword, { mode: 0o600 });
  if (setting.account) chownSync(passwordFile, setting.account.uid, setting.account.gid);
  try {
    const { exitCode, output } = await runOnCluster(setting, 'initdb', draft, [
      `--username=${ownerLogin}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      ...Object.entries(firstSettings).map(([name, value]) => `--set=${name}=${value}`),
    ]);
    if (exitCode !== 0) throw failedToCreate(output, dirname(cluster));
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, cluster);
  syncFolder(dirname(cluster));
}

/** Removes what creations cut short have left; a living initdb keeps its own until the next start. */
export function removeUnfinishedClusters(cluster: string): void {
  const folder = dirname(cluster);
  const drafts = readdirSync(folder).filter((name) => name.startsWith(`${basename(cluster)}${draftMark}`));
  for (const name of drafts) {
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch (error) {
      if (!hasCode(error, 'ENOTEMPTY', 'EBUSY', 'EPERM')) throw error;
    }
  }
}

function failedToCreate(output: string, dataDirectory: string): StartUpError {
  const logFile = join(dataDirectory, 'database-creation.log');
  try {
    writeFileSync(logFile, output);
  } catch {
    // On a full disk the sentence below says what matters.
  }
  return explainPostgresOutput(output, dataDirectory, logFile);
}

function readVersion(cluster: string): string {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'EACCES')) {
      throw new StartUpError(
        `The database in ${cluster} belongs to another user: start Openward as that user, or as root.`,
        { cause: error },
      );
    }
    const isEmpty = readdirSync(cluster).length === 0;
    throw new StartUpError(
      `The folder ${cluster} is ${isEmpty ? 'empty' : 'not a whole database'}: put it back from a back-up, or remove it to begin with a new one.`,
      { cause: error },
    );
  }
}
