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
  postgres: string;
  commit: string;
  date: string;
}

/** Names the machine, the programs and the commit of this run. */
export async function describeMachine(postgres: EmbeddedPostgres): Promise<Machine> {
  const client = new pg.Client(postgres.ownerConfig);
  await client.connect();
  try {
    const version = await client.query<{ server_version: string }>('show server_version');
    return {
      processor: cpus()[0]?.model.trim() || 'unknown processor',
      cores: cpus().length,
      memoryBytes: totalmem(),
      system: `${type()} ${release()}`,
      node: process.version,
      postgres: version.rows[0]!.server_version,
      commit: commit(),
      date: new Date().toISOString().slice(0, 10),
    };
  } finally {
    await client.end();
  }
}

function commit(): string {
  try {
    const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
    const changed = git('status', '--porcelain', '--', 'src', 'bench') ? ' with changes' : '';
    return `${git('rev-parse', '--short', 'HEAD')}${changed}`;
  } catch {
    return 'unknown';
  }
}
