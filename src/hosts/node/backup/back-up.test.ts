import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sealAudit } from '#database/audit/audit-seal.ts';
import { migrateAsOwner } from '#hosts/node/database/owner-connection.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#hosts/node/embedded/start-embedded-postgres.ts';
import { readStartIdentity } from '#hosts/node/embedded/process-identity.ts';
import { openFileStore } from '#hosts/node/files/open-file-store.ts';
import { rowsAsOwner } from '#testing/databases/as-owner.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { runCommandLine } from '#testing/server-process.ts';
import { waitUntil } from '#testing/waiting.ts';
import { backUpIfDue } from './daily-back-up.ts';
import { makeBackUp } from './make-back-up.ts';
import { folderPlace } from './place/folder-place.ts';
import { checkBackUp, restoreBackUp } from './restore-back-up.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const now = new Date('2026-11-23T12:00:00Z');
let place = '';
let dataDirectory = '';
let running: EmbeddedPostgres;
/** A stored file that only the key in the data directory opens. */
let encrypted = '';
/** A back-up that nobody changes. */
let sound = '';

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'openward-back-up-'));
  dataDirectory = join(place, 'data');
  running = await startEmbeddedPostgres({ dataDirectory, onProgress: () => undefined });
  await migrateAsOwner(running.ownerConfig, running.serverConfig.user);
  mkdirSync(join(dataDirectory, 'files'));
  writeFileSync(join(dataDirectory, 'files', 'handed-in'), 'A licence');
  const { files } = await openFileStore(fileSettings(dataDirectory));
  encrypted = (await files.receive(Readable.from([Buffer.from('A receipt')]), 100)).storedAs;
  await rowsAsOwner(running, 'create table written (row_number int primary key, filler text)');
  sound = (await makeBackUp(plan(join(place, 'sound')))).label;
});

afterAll(async () => {
  await running.stop();
  rmSync(place, { recursive: true, force: true });
});

function fileSettings(directory: string) {
  return { dataDirectory: directory, filesKey: undefined, filesStore: undefined };
}

function aFolder(): string {
  const folder = mkdtempSync(join(place, 'folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function plan(folder: string, part: { recipient?: string } = {}) {
  return {
    dataDirectory,
    owner: running.ownerConfig,
    place: folderPlace(folder),
    recipient: part.recipient,
    now,
  };
}

function restoring(file: string, identity?: string) {
  const lines: string[] = [];
  return { file, identity, lines, tell: (line: string) => void lines.push(line) };
}

async function startOn(directory: string): Promise<EmbeddedPostgres> {
  const started = await startEmbeddedPostgres({ dataDirectory: directory, onProgress: () => undefined });
  onTestFinished(() => started.stop());
  return started;
}

test('a back-up made while rows are written holds every row acknowledged before it began, and starts again', async () => {
  const writer = new pg.Client(running.ownerConfig);
  await writer.connect();
  let acknowledged = 0;
  const writes = new AbortController();
  const writing = (async () => {
    while (!writes.signal.aborted) {
      await writer.query(`insert into written values ($1::int, repeat(md5($1::int::text), 200))`, [
        acknowledged + 1,
      ]);
      acknowledged += 1;
    }
  })();
  await waitUntil(() => acknowledged >= 50, { timeout: 30_000, interval: 10 });
  const before = acknowledged;
  const { label: file } = await makeBackUp(plan(aFolder()));
  const after = acknowledged;
  writes.abort();
  await writing;
  await writer.end();
  expect(after).toBeGreaterThan(before);
  const target = join(aFolder(), 'data');
  expect(await restoreBackUp(restoring(file), target)).toBe(true);
  const restored = await startOn(target);
  const [found] = await rowsAsOwner(
    restored,
    'select count(*)::int as rows, max(row_number) as last from written',
  );
  // Nothing is missing in between, and nothing came from after the end.
  expect(found!['rows']).toBe(found!['last']);
  expect(found!['last']).toBeGreaterThanOrEqual(before);
  expect(found!['last']).toBeLessThanOrEqual(after + 1);
  expect(readFileSync(join(target, 'files', 'handed-in'), 'utf8')).toBe('A licence');
  const { files } = await openFileStore(fileSettings(target));
  expect(String(Buffer.from(await files.read(encrypted)))).toBe('A receipt');
});

test('an encrypted one is read with its key and with no other', async () => {
  const folder = aFolder();
  const keys = [join(folder, 'one.key'), join(folder, 'other.key')] as const;
  const [made] = await Promise.all(keys.map((file) => runCommandLine('backup', ['--new-key', file], {})));
  const recipient = /^BACKUP_KEY=(age1\w+)$/m.exec(made!.output)![1]!;
  const { label: file } = await makeBackUp(plan(folder, { recipient }));
  expect(readFileSync(file).includes('PG_VERSION')).toBe(false);
  const check = (...args: string[]) => runCommandLine('restore', ['--check', ...args, file], {});
  expect(await check()).toMatchObject({ exitCode: 1, output: expect.stringContaining('is encrypted') });
  expect(await check('--key', keys[1])).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('was encrypted for another key'),
  });
  const proven = await check('--key', keys[0]);
  expect(proven.output).toContain('The books are sound.');
  expect(proven.exitCode).toBe(0);
});

describe('what is damaged', () => {
  test.each([
    ['cut off', (file: string) => truncateSync(file, readFileSync(file).length - 1000)],
    [
      'changed in the middle',
      (file: string) => {
        const bytes = readFileSync(file);
        bytes[Math.floor(bytes.length / 2)]! ^= 0xff;
        writeFileSync(file, bytes);
      },
    ],
    ['no back-up', (file: string) => writeFileSync(file, 'A letter')],
  ])('is refused with a sentence, and leaves nothing: %s', async (_name, damage) => {
    const folder = aFolder();
    const file = join(folder, 'damaged.tar.gz');
    copyFileSync(sound, file);
    damage(file);
    const target = join(folder, 'data');
    await expect(restoreBackUp(restoring(file), target)).rejects.toThrow(/is damaged or no back-up/);
    expect(readdirSync(folder)).toEqual(['damaged.tar.gz']);
  });
});

test('a folder that holds data is never touched', async () => {
  await expect(restoreBackUp(restoring(sound), dataDirectory)).rejects.toThrow(/is not empty/);
  expect(await rowsAsOwner(running, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('books that do not add up are told, and such a copy takes no place', async () => {
  const directory = join(aFolder(), 'data');
  await restoreBackUp(restoring(sound), directory);
  const copy = await startOn(directory);
  const opened = openTestSystem({ name: 'copy', server: copy.serverConfig, owner: copy.ownerConfig });
  const hospital = await opened.aHospital();
  const { tenantId } = hospital;
  await hospital.as('nurse');
  while ((await sealAudit(opened.database, opened.clock, tenantId)) > 0);
  await opened.close();
  await rowsAsOwner(copy, `update audit_entry set action = 'VIEW' where tenant_id = '${tenantId}'`);
  const folder = aFolder();
  const { label: file } = await makeBackUp({
    ...plan(folder),
    dataDirectory: directory,
    owner: copy.ownerConfig,
  });
  const proof = restoring(file);
  expect(await checkBackUp(proof, folder)).toBe(false);
  expect(proof.lines).toContain('The audit trail is NOT sound.');
  expect(readdirSync(folder)).toHaveLength(1);
});

test('one is made a day, what was broken off is cleared away, and a command makes one of a running server', async () => {
  const folder = aFolder();
  writeFileSync(join(folder, 'openward-2026-11-22T11-00-00Z.tar.gz.part'), 'broken off');
  const first = await backUpIfDue(plan(folder));
  const again = await backUpIfDue({ ...plan(folder), now: new Date(now.getTime() + 3_600_000) });
  const next = await backUpIfDue({ ...plan(folder), now: new Date(now.getTime() + 86_400_000) });
  expect([first !== null, again, next !== null]).toEqual([true, null, true]);
  expect(readdirSync(folder)).toHaveLength(2);
  const environment = { DATA_DIR: dataDirectory, BACKUP_DIR: folder };
  expect(await runCommandLine('backup', [], environment)).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/openward-\S+\.tar\.gz \([\d.]+ MB, read again and compared\)/),
  });
});

test('two that are begun in the same second are made one after the other', async () => {
  const folder = aFolder();
  const made = await Promise.all([makeBackUp(plan(folder)), makeBackUp(plan(folder))]);
  const names = made.map(({ file }) => file).toSorted();
  expect(new Set(names).size).toBe(2);
  expect(readdirSync(folder).toSorted()).toEqual(names);
});

test('a kill in the middle leaves no file under a name that counts', async () => {
  const folder = aFolder();
  const file = join(import.meta.dirname, '../command-line/backup.ts');
  const child = spawn(process.execPath, [file, folder], { env: { ...process.env, DATA_DIR: dataDirectory } });
  await waitUntil(() => readdirSync(folder).length > 0, { timeout: 30_000, interval: 5 });
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  expect(readdirSync(folder).filter((name) => !name.endsWith('.part'))).toEqual([]);
  await makeBackUp(plan(folder));
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a restore that is killed leaves the folder as it was, and the next one ends what it left running', async () => {
  const folder = aFolder();
  const target = join(folder, 'data');
  const file = join(import.meta.dirname, '../command-line/restore.ts');
  const child = spawn(process.execPath, [file, sound], { env: { ...process.env, DATA_DIR: target } });
  const postmaster = await waitUntil(
    () => {
      const [aside] = readdirSync(folder);
      const pidFile = aside && join(folder, aside, 'postgres', 'postmaster.pid');
      return pidFile && existsSync(pidFile) && Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    },
    { timeout: 60_000, interval: 5 },
  );
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^data\.restored-[0-9a-f]{8}$/)]);
  expect(await restoreBackUp(restoring(sound), target)).toBe(true);
  expect(readdirSync(folder)).toEqual(['data']);
  expect(readStartIdentity(postmaster)).toBeUndefined();
});
