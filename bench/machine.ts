import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import pg from 'pg';
import type { EmbeddedPostgres } from '#hosts/node/embedded/start-embedded-postgres.ts';

/** Where and on what a run was made. */
export interface Machine {
  processor: string;
  cores: number;
  memoryBytes: number;
  system: string;
  node: string;
  commit: string;
  date: string;
}

/** Names the machine, the programs and the commit of this run. */
export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() || 'unknown processor',
    cores: cpus().length,
    memoryBytes: totalmem(),
    system: `${type()} ${release()}`,
    node: process.version,
    commit: currentCommit(),
    date: new Date().toISOString().slice(0, 10),
  };
}

/** The same as the beginning of a sentence. */
export function madeOn({ date, commit, cores, processor, memoryBytes, system, node }: Machine): string {
  const memory = (memoryBytes / 2 ** 30).toFixed(0);
  return `on ${date}, commit ${commit}: ${cores} cores (${processor}), ${memory} GiB, ${system}, Node ${node}`;
}

/** The version of a database that runs. */
export async function versionOf(postgres: EmbeddedPostgres): Promise<string> {
  const client = new pg.Client(postgres.ownerConfig);
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]!.server_version;
  } finally {
    await client.end();
  }
}

function currentCommit(): string {
  try {
    const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
    const changed = git('status', '--porcelain', '--', 'src', 'bench') ? ' with changes' : '';
    return `${git('rev-parse', '--short', 'HEAD')}${changed}`;
  } catch {
    return 'unknown';
  }
}
