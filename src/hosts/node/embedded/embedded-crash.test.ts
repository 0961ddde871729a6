import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { waitUntil } from '#testing/waiting.ts';
import { readStartIdentity } from './process-identity.ts';
import { query, useScratchDirectory } from './scratch-directory.fixture.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const scratch = useScratchDirectory();

describe('after kill -9', () => {
  let owner: ChildProcess | undefined;

  afterEach(() => {
    owner?.kill('SIGKILL');
  });

  async function runOwner(firstRow: number): Promise<{ acknowledged: number[] }> {
    const fixture = join(import.meta.dirname, 'owning-server.fixture.ts');
    const child = spawn(process.execPath, [fixture, scratch.directory, String(firstRow)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    owner = child;
    const acknowledged: number[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => acknowledged.push(Number(line)));
    await waitUntil(() => acknowledged.length >= 20, { timeout: 30_000, interval: 10 });
    return { acknowledged };
  }

  async function kill(pid: number | undefined): Promise<void> {
    if (pid === undefined) throw new Error('the process never started');
    process.kill(pid, 'SIGKILL');
    await waitUntil(() => readStartIdentity(pid) === undefined, { timeout: 10_000, interval: 10 });
  }

  async function readRows(config: pg.ClientConfig): Promise<number[]> {
    const rows = await query(config, 'select row_number from acknowledged order by row_number');
    return rows.map((row) => Number(row['row_number']));
  }

  test('of the server, five times over, the next start finds every acknowledged row', async () => {
    const expected: number[] = [];
    for (let round = 1; round <= 5; round += 1) {
      const { acknowledged } = await runOwner(round * 1_000_000);
      const postmaster = scratch.readPostmasterPid();
      await kill(owner?.pid);
      expected.push(...acknowledged);
      expect(readStartIdentity(postmaster)).toBeDefined();
      const messages: string[] = [];
      const database = await scratch.start(scratch.directory, messages);
      expect(await readRows(database.ownerConfig)).toEqual(expect.arrayContaining(expected));
      expect(messages).toContain('Stopping the database that an earlier server left running …');
      await database.stop();
    }
  });

  test('of server and database, three times over, the next start finds every acknowledged row', async () => {
    const expected: number[] = [];
    for (let round = 1; round <= 3; round += 1) {
      const { acknowledged } = await runOwner(round * 1_000_000);
      process.kill(scratch.readPostmasterPid(), 'SIGKILL');
      await kill(owner?.pid);
      expected.push(...acknowledged);
      const database = await scratch.start();
      expect(await readRows(database.ownerConfig)).toEqual(expect.arrayContaining(expected));
      await database.stop();
    }
  });

  test('of the database alone, the running server brings it back with its data', async () => {
    const messages: string[] = [];
    const { ownerConfig } = await scratch.start(scratch.directory, messages);
    await query(ownerConfig, 'create table kept as select 42 as answer');
    process.kill(scratch.readPostmasterPid(), 'SIGKILL');
    await waitUntil(() => messages.includes('The database is back.'), { timeout: 30_000, interval: 20 });
    expect(await query(ownerConfig, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });
});
