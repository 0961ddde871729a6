import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { NativePrograms } from './native-programs.ts';
import type { PostgresAccount } from './postgres-account.ts';
import { StartUpError } from '../start-up-error.ts';

/** Who runs PostgreSQL's programs, and on which folder. */
export interface NativeSetting {
  readonly programs: NativePrograms;
  readonly account: PostgresAccount | undefined;
}

/**
 * Starts one of PostgreSQL's programs on a cluster's folder. On Linux a program of another user gets the folder as an
 * open handle, so that it works inside a DATA_DIR whose parents are closed to that user.
 */
export function spawnOnCluster(
  { programs, account }: NativeSetting,
  program: 'initdb' | 'pg_ctl' | 'postgres',
  cluster: string,
  options: { arguments: string[]; output: number | 'pipe' },
): ChildProcess {
  const throughHandle = account !== undefined && existsSync('/proc/self/fd');
  const handle = throughHandle ? openSync(cluster, 'r') : undefined;
  const spawnOptions: SpawnOptions = {
    ...account,
    cwd: programs.directory,
    // A group of its own: Ctrl-C at the terminal reaches the server, which then stops the database in order.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', options.output, options.output, handle ?? 'ignore'],
    env: cleanEnvironment(programs.directory),
  };
  try {
    const file = join(programs.directory, 'bin', program);
    return spawn(
      file,
      ['-D', throughHandle ? '/proc/self/fd/3' : cluster, ...options.arguments],
      spawnOptions,
    );
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** Runs a program to its end; returns its exit code (-1 when a signal ended it) and what it printed. */
export async function runOnCluster(
  setting: NativeSetting,
  program: 'initdb' | 'pg_ctl',
  cluster: string,
  programArguments: string[],
): Promise<{ exitCode: number; output: string }> {
  const child = spawnOnCluster(setting, program, cluster, { arguments: programArguments, output: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return await new Promise((resolve, reject) => {
    child.once('error', (error) => reject(explainSpawnError(error)));
    child.once('close', (code) => resolve({ exitCode: code ?? -1, output }));
  });
}

/** Says in a sentence why a program of PostgreSQL could not even be started. */
export function explainSpawnError(error: Error): StartUpError {
  return new StartUpError(
    `PostgreSQL's programs cannot be run here (${error.message}): reinstall with "npm ci --ignore-scripts", or set DATABASE_URL to a PostgreSQL server of your own.`,
    { cause: error },
  );
}

/** Leaves out PGDATA, PGPORT and the like, which would bend PostgreSQL's programs. */
function cleanEnvironment(directory: string): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];
  const inherited = Object.fromEntries(kept.map((name) => [name, process.env[name]]));
  return { ...inherited, LD_LIBRARY_PATH: join(directory, 'lib'), LC_ALL: 'C', TZ: 'UTC' };
}
