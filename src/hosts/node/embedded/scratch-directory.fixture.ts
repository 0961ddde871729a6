import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

/** A temporary data directory for each test of a file; what was started on it is stopped after the test. */
export interface ScratchDirectory {
  readonly directory: string;
  start(dataDirectory?: string, messages?: string[]): Promise<EmbeddedPostgres>;
  readPostmasterPid(): number;
}

/** Gives every test of the calling file a fresh ScratchDirectory. */
export function useScratchDirectory(): ScratchDirectory {
  let directory = '';
  let running: EmbeddedPostgres[] = [];
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'openward-embedded-'));
    running = [];
  });
  afterEach(async () => {
    for (const database of running) await database.stop();
    rmSync(directory, { recursive: true, force: true });
  });
  return {
    get directory() {
      return directory;
    },
    async start(dataDirectory = directory, messages = []) {
      const database = await startEmbeddedPostgres({
        dataDirectory,
        onProgress: (message) => messages.push(message),
      });
      running.push(database);
      return database;
    },
    readPostmasterPid() {
      return Number.parseInt(readFileSync(join(directory, 'postgres', 'postmaster.pid'), 'utf8'), 10);
    },
  };
}

/** Runs one statement on a connection of its own. */
export async function query(config: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
