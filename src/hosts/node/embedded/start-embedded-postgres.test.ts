import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readStartIdentity } from './process-identity.ts';
import { query, useScratchDirectory } from './scratch-directory.fixture.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const scratch = useScratchDirectory();

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
    const { ownerConfig } = await scratch.start(
      join(scratch.directory, `a "deep" folder, ${'x'.repeat(120)}`),
    );
    expect(await query(ownerConfig, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('begins anew where an earlier creation was cut short', async () => {
    mkdirSync(join(scratch.directory, 'postgres.new-cut-short', 'base'), { recursive: true });
    const { ownerConfig } = await scratch.start();
    expect(await query(ownerConfig, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a later start', () => {
  test('finds the data and the roles of the one before', async () => {
    const first = await scratch.start();
    await query(first.ownerConfig, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await scratch.start();
    expect(await query(second.ownerConfig, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(second.serverConfig.password).toBe(first.serverConfig.password);
  });

  test('is refused while another server owns the directory, and harms it not', async () => {
    const first = await scratch.start();
    await expect(scratch.start()).rejects.toThrow(
      `Another Openward server (process ${process.pid}) already uses DATA_DIR`,
    );
    expect(await query(first.ownerConfig, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('does not mistake a stranger with a dead owner’s pid for the owner', async () => {
    writeFileSync(join(scratch.directory, 'owner.lock'), `${process.pid} another-boot:1 left`);
    const { ownerConfig } = await scratch.start();
    expect(await query(ownerConfig, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test.runIf(process.platform === 'linux')('does not mistake a stranger for its postmaster', async () => {
    await (await scratch.start()).stop();
    const stranger = spawn(
      'sleep',
      ['60'],
      process.getuid?.() === 0 ? { uid: statSync(join(scratch.directory, 'postgres')).uid } : {},
    );
    try {
      writeFileSync(
        join(scratch.directory, 'postgres', 'postmaster.pid'),
        `${stranger.pid}\n${scratch.directory}\n`,
      );
      const { ownerConfig } = await scratch.start();
      expect(await query(ownerConfig, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      stranger.kill('SIGKILL');
    }
  });

  test('is refused on the data of another PostgreSQL version', async () => {
    await (await scratch.start()).stop();
    writeFileSync(join(scratch.directory, 'postgres', 'PG_VERSION'), '17\n');
    await expect(scratch.start()).rejects.toThrow(
      /was made by PostgreSQL 17, and this Openward brings PostgreSQL 18/,
    );
  });

  test('says so when the password file is lost', async () => {
    await (await scratch.start()).stop();
    rmSync(join(scratch.directory, 'database-passwords.json'));
    await expect(scratch.start()).rejects.toThrow(/password file .* is missing or damaged/);
  });
});

describe('a directory that cannot hold a database', () => {
  test('is refused with a sentence when a file is in its way', async () => {
    writeFileSync(join(scratch.directory, 'file'), '');
    await expect(scratch.start(join(scratch.directory, 'file', 'data'))).rejects.toThrow(
      /cannot make the folder .*: set DATA_DIR/,
    );
  });

  test('is refused with a sentence when it may not be written to', async () => {
    chmodSync(scratch.directory, 0o555);
    const outcome = await asOrdinaryUser(() =>
      scratch.start(join(scratch.directory, 'data')).catch((error: Error) => error.message),
    );
    expect(outcome).toMatch(/may not write to .*: give the user who runs it write access/);
  });
});

describe('a stop', () => {
  test('ends PostgreSQL, gives the directory free and may be repeated', async () => {
    const first = await scratch.start();
    const postmaster = scratch.readPostmasterPid();
    await Promise.all([first.stop(), first.stop()]);
    expect(readStartIdentity(postmaster)).toBeUndefined();
    const second = await scratch.start();
    expect(await query(second.ownerConfig, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('does not wait for clients that stay connected', async () => {
    const database = await scratch.start();
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
