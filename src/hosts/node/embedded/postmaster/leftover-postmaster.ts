import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type NativeSetting, runOnCluster } from '../programs/native-process.ts';
import { readStartIdentity } from '../process-identity.ts';

const maxWaitMs = 20_000;

/**
 * Ends a PostgreSQL that outlived its killed server, so that it cannot block this start. Call it as the data
 * directory's owner alone.
 */
export async function endLeftoverPostmaster(
  setting: NativeSetting,
  cluster: string,
  onProgress: (message: string) => void,
): Promise<void> {
  const pid = readPostmasterPid(cluster);
  if (pid === undefined) return;
  if (isWorkingIn(cluster, pid)) {
    onProgress('Stopping the database that an earlier server left running …');
    await stopPostmaster(setting, cluster);
  }
  const deadline = Date.now() + maxWaitMs;
  while (countWorkers(cluster) > 0 && Date.now() < deadline) await delay(50);
  // Zombies and strangers with the same pid would make PostgreSQL refuse to start for ever.
  if (process.platform === 'linux' && countWorkers(cluster) === 0) {
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
  }
}

/** Stops PostgreSQL in order, or at once where it takes longer than a minute. */
export async function stopPostmaster(setting: NativeSetting, cluster: string): Promise<void> {
  const { exitCode } = await runOnCluster(setting, 'pg_ctl', cluster, [
    'stop',
    '-m',
    'fast',
    '-w',
    '-t',
    '60',
  ]);
  if (exitCode !== 0)
    await runOnCluster(setting, 'pg_ctl', cluster, ['stop', '-m', 'immediate', '-w', '-t', '30']);
}

function readPostmasterPid(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Every process of a PostgreSQL has its cluster as working directory; only Linux lets us look. */
function isWorkingIn(cluster: string, pid: number): boolean {
  if (readStartIdentity(pid) === undefined) return false;
  if (process.platform !== 'linux') return true;
  try {
    const [there, here] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)];
    return there.ino === here.ino && there.dev === here.dev;
  } catch {
    return false;
  }
}

function countWorkers(cluster: string): number {
  if (process.platform !== 'linux') return 0;
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => isWorkingIn(cluster, pid)).length;
}
