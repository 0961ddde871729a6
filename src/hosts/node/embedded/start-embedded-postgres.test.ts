import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readStartIdentity } from './process-identity.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

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

async function start(dataDirectory = directory, messages: string[] = []): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({
    dataDirectory,
    onProgress: (message) => messages.push(message),
  });
  running.push(database);
  return database;
}

async function query(config: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

function readPostmasterPid(): number {
  return Number.parseInt(readFileSync(join(directory, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

describe('a new database', () => {
  let database: EmbeddedPostgres;
  let place = '';

  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'openward-embedded-'));
    database = await startEmbeddedPostgres({ dataDirectory: place, onProgress: () => undefined });
  });

  afterAll(async () => {
    await database.stop();
    rmSync(place, { recursive: true, force: true });
  });

  test('is durable, in UTF-8, and nobody enters it without a password', async () => {
    const { ownerConfig } = database;
    const [facts] = await query(
      ownerConfig,
      `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
        current_setting('TimeZone') as zone, current_setting('listen_addresses') as addresses,
        (select datlocprovider from pg_database where datname = current_database()) as locale_provider,
        (select string_agg(distinct auth_method, ',') from pg_hba_file_rules) as methods`,
    );
    expect(facts).toEqual({
      encoding: 'UTF8',
      fsync: 'on',
      zone: 'UTC',
      addresses: process.platform === 'win32' ? '127.0.0.1' : '',
      locale_provider: 'b',
      methods: 'scram-sha-256',
    });
    await expect(query({ ...ownerConfig, password: 'guessed' }, 'select 1')).rejects.toThrow(
      /password authentication failed/,
    );
  });

  test('gives the server a role that is no superuser and cannot pass row-level security', async () => {
    const rows = await query(
      database.serverConfig,
      'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false },
    ]);
  });

  test('keeps its passwords in a file for its user alone', () => {
    expect(statSync(join(place, 'database-passwords.json')).mode & 0o777).toBe(0o600);
  });
});

describe('a first start', () => {
  test('works in a path longer than a socket may have, with spaces and quotes', async () => {
    const { ownerConfig } = await start(join(directory, `a "deep" folder, ${'x'.repeat(120)}`));
    expect(await query(ownerConfig, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('begins anew where an earlier creation was cut short', async () => {
    mkdirSync(join(directory, 'postgres.new', 'base'), { recursive: true });
    const { ownerConfig } = await start();
    expect(await query(ownerConfig, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a later start', () => {
  test('finds the data and the roles of the one before', async () => {
    const first = await start();
    await query(first.ownerConfig, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await start();
    expect(await query(second.ownerConfig, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(second.serverConfig.password).toBe(first.serverConfig.password);
  });

  test('is refused while another server owns the directory, and harms it not', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(
      `Another Openward server (process ${process.pid}) already uses DATA_DIR`,
    );
    expect(await query(first.ownerConfig, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('does not mistake a stranger with a dead owner’s pid for the owner', async () => {
    writeFileSync(join(directory, 'owner.lock'), `${process.pid} another-boot:1 left`);
    const { ownerConfig } = await start();
    expect(await query(ownerConfig, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test.runIf(process.platform === 'linux')('does not mistake a stranger for its postmaster', async () => {
    await (await start()).stop();
    const stranger = spawn(
      'sleep',
      ['60'],
      process.getuid?.() === 0 ? { uid: statSync(join(directory, 'postgres')).uid } : {},
    );
    try {
      writeFileSync(join(directory, 'postgres', 'postmaster.pid'), `${stranger.pid}\n${directory}\n`);
      const { ownerConfig } = await start();
      expect(await query(ownerConfig, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      stranger.kill('SIGKILL');
    }
  });

  test('is refused on the data of another PostgreSQL version', async () => {
    await (await start()).stop();
    writeFileSync(join(directory, 'postgres', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(
      /was made by PostgreSQL 17, and this Openward brings PostgreSQL 18/,
    );
  });

  test('says so when the password file is lost', async () => {
    await (await start()).stop();
    rmSync(join(directory, 'database-passwords.json'));
    await expect(start()).rejects.toThrow(/password file .* is missing or damaged/);
  });
});

describe('a directory that cannot hold a database', () => {
  test('is refused with a sentence when a file stands in its way', async () => {
    writeFileSync(join(directory, 'file'), '');
    await expect(start(join(directory, 'file', 'data'))).rejects.toThrow(
      /cannot make the folder .*: set DATA_DIR/,
    );
  });

  test('is refused with a sentence when it may not be written to', async () => {
    chmodSync(directory, 0o555);
    const outcome = await asOrdinaryUser(() =>
      start(join(directory, 'data')).catch((error: Error) => error.message),
    );
    expect(outcome).toMatch(/may not write to .*: give the user who runs it write access/);
  });
});

describe('after kill -9', () => {
  let owner: ChildProcess | undefined;

  afterEach(() => {
    owner?.kill('SIGKILL');
  });

  async function runOwner(firstRow: number): Promise<{ acknowledged: number[] }> {
    const fixture = join(import.meta.dirname, 'owning-server.fixture.ts');
    const child = spawn(process.execPath, [fixture, directory, String(firstRow)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    owner = child;
    const acknowledged: number[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => acknowledged.push(Number(line)));
    await vi.waitUntil(() => acknowledged.length >= 20, { timeout: 30_000, interval: 10 });
    return { acknowledged };
  }

  async function kill(pid: number | undefined): Promise<void> {
    if (pid === undefined) throw new Error('the process never started');
    process.kill(pid, 'SIGKILL');
    await vi.waitUntil(() => readStartIdentity(pid) === undefined, { timeout: 10_000, interval: 10 });
  }

  async function readRows(config: pg.ClientConfig): Promise<number[]> {
    const rows = await query(config, 'select row_number from acknowledged order by row_number');
    return rows.map((row) => Number(row['row_number']));
  }

  test('of the server, five times over, the next start finds every acknowledged row', async () => {
    const expected: number[] = [];
    for (let round = 1; round <= 5; round += 1) {
      const { acknowledged } = await runOwner(round * 1_000_000);
      const postmaster = readPostmasterPid();
      await kill(owner?.pid);
      expected.push(...acknowledged);
      expect(readStartIdentity(postmaster)).toBeDefined();
      const messages: string[] = [];
      const database = await start(directory, messages);
      expect(await readRows(database.ownerConfig)).toEqual(expect.arrayContaining(expected));
      expect(messages).toContain('Stopping the database that an earlier server left running …');
      await database.stop();
    }
  });

  test('of server and database, three times over, the next start finds every acknowledged row', async () => {
    const expected: number[] = [];
    for (let round = 1; round <= 3; round += 1) {
      const { acknowledged } = await runOwner(round * 1_000_000);
      process.kill(readPostmasterPid(), 'SIGKILL');
      await kill(owner?.pid);
      expected.push(...acknowledged);
      const database = await start();
      expect(await readRows(database.ownerConfig)).toEqual(expect.arrayContaining(expected));
      await database.stop();
    }
  });

  test('of the database alone, the running server brings it back with its data', async () => {
    const messages: string[] = [];
    const { ownerConfig } = await start(directory, messages);
    await query(ownerConfig, 'create table kept as select 42 as answer');
    process.kill(readPostmasterPid(), 'SIGKILL');
    await vi.waitUntil(() => messages.includes('The database is back.'), { timeout: 30_000, interval: 20 });
    expect(await query(ownerConfig, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });
});

describe('a stop', () => {
  test('ends PostgreSQL, gives the directory free and may be repeated', async () => {
    const first = await start();
    const postmaster = readPostmasterPid();
    await Promise.all([first.stop(), first.stop()]);
    expect(readStartIdentity(postmaster)).toBeUndefined();
    const second = await start();
    expect(await query(second.ownerConfig, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('does not wait for clients that stay connected', async () => {
    const database = await start();
    const client = new pg.Client(database.serverConfig);
    const disconnected = new Promise((resolve) => client.on('error', resolve));
    await client.connect();
    await database.stop();
    expect(await disconnected).toBeInstanceOf(Error);
  });
});

/** Root may write anywhere: for a while the process acts as nobody. */
async function asOrdinaryUser<Result>(action: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return await action();
  process.seteuid?.(65_534);
  try {
    return await action();
  } finally {
    process.seteuid?.(0);
  }
}
