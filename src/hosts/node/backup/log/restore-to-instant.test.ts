import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { migrateAsOwner } from '#hosts/node/database/owner-connection.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#hosts/node/embedded/start-embedded-postgres.ts';
import { wordsAsOwner } from '#testing/databases/as-owner.ts';
import { runCommandLine } from '#testing/server-process.ts';
import { waitUntil } from '#testing/waiting.ts';
import { backUpIfDue } from '../daily-back-up.ts';
import { folderPlace } from '../place/folder-place.ts';
import { restoreBackUp } from '../restore-back-up.ts';
import { keptSegments, segmentFileName } from './kept-segment.ts';
import { archiveLog, type KeptLog } from './log-archive.ts';
import { newestLog, removeOutdatedLog } from './outdated-log.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let place = '';
let dataDirectory = '';
let backUps = '';
let keyFile = '';
let recipient = '';
let running: EmbeddedPostgres;
const messages: string[] = [];

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'openward-log-'));
  dataDirectory = join(place, 'data');
  backUps = join(place, 'back-ups');
  keyFile = join(place, 'log.key');
  const made = await runCommandLine('backup', ['--new-key', keyFile], {});
  recipient = /^BACKUP_KEY=(age1\w+)$/m.exec(made.output)![1]!;
  running = await startEmbeddedPostgres({ dataDirectory, onProgress: (line) => messages.push(line) });
  await migrateAsOwner(running.ownerConfig, running.serverConfig.user);
  await wordsAsOwner(running, 'create table written (word text primary key)');
  mkdirSync(join(dataDirectory, 'files'));
});

afterAll(async () => {
  await running.stop();
  rmSync(place, { recursive: true, force: true });
});

const write = (word: string) => wordsAsOwner(running, `insert into written values ('${word}')`);
const databaseTime = async () => (await wordsAsOwner(running, 'select clock_timestamp() as word'))[0] as Date;
const plan = () => ({ dataDirectory, owner: running.ownerConfig, place: folderPlace(backUps), recipient });
const archive = (): Promise<KeptLog> => archiveLog(plan(), new Date(), new Date(0));

async function wordsAfterRestore(
  file: string,
  to: Date | 'latest',
): Promise<[words: unknown[], files: string[]]> {
  const target = join(mkdtempSync(join(place, 'restored-')), 'data');
  const identity = readFileSync(keyFile, 'utf8').trim();
  expect(await restoreBackUp({ file, identity, to, tell: () => {} }, target)).toBe(true);
  const restored = await startEmbeddedPostgres({ dataDirectory: target, onProgress: () => {} });
  try {
    const words = await wordsAsOwner(restored, 'select word from written order by word');
    return [words, readdirSync(join(target, 'files'))];
  } finally {
    await restored.stop();
    rmSync(target, { recursive: true });
  }
}

test('a restore to an instant brings what was written before it and nothing of what came after', async () => {
  await archive();
  const { label: file } = (await backUpIfDue({ ...plan(), now: new Date() }))!;
  writeFileSync(join(dataDirectory, 'files', 'handed-in-later'), 'A licence');
  await write('a first');
  const instant = await databaseTime();
  await write('b second');
  const { name } = await archive();
  // A part is kept once, however often it is looked for.
  const folder = join(backUps, 'log', name.id);
  const once = readdirSync(folder);
  await archive();
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(once));
  expect(readdirSync(folder)).toHaveLength(once.length + 1);
  expect(await wordsAfterRestore(file, instant)).toEqual([['a first'], ['handed-in-later']]);

  // What was archived survives a kill of the database; what was written after it is archived by the next run.
  await write('c archived');
  await archive();
  await write('d not archived yet');
  messages.length = 0;
  process.kill(
    Number.parseInt(readFileSync(join(dataDirectory, 'postgres/postmaster.pid'), 'utf8'), 10),
    'SIGKILL',
  );
  expect((await wordsAfterRestore(file, 'latest'))[0]).toEqual(['a first', 'b second', 'c archived']);
  await waitUntil(() => messages.includes('The database is back.'), { timeout: 60_000 });
  const last = await archive();
  expect(last.name).toEqual(name);
  expect((await wordsAfterRestore(file, last.reachesTo))[0]).toHaveLength(4);

  // Outside of its reach a sentence names the reach, and nothing is left behind.
  for (const [to, side] of [
    [new Date(instant.getTime() - 3_600_000), 'before this back-up was whole'],
    [new Date(last.reachesTo.getTime() + 60_000), 'after the end of its log'],
  ] as const) {
    const target = join(mkdtempSync(join(place, 'refused-')), 'data');
    const args = [file, '--key', keyFile, '--to', to.toISOString()];
    const refused = await runCommandLine('restore', args, { DATA_DIR: target });
    expect(refused.exitCode).toBe(1);
    expect(refused.output).toContain(
      `${to.toISOString()} is ${side}: it reaches from ${instant.toISOString().slice(0, 10)}`,
    );
    expect(refused.output).toContain(`to ${last.reachesTo.toISOString()}`);
    expect(readdirSync(join(target, '..'))).toEqual([]);
  }
  expect(await newestLog(folderPlace(backUps))).toEqual({ reachesTo: last.reachesTo.toISOString() });
});

test('a gap begins another log, of which a back-up is made at once; parts that no back-up needs go', async () => {
  const before = await archive();
  expect(await backUpIfDue({ ...plan(), now: new Date() })).toBeNull();
  await wordsAsOwner(running, `select pg_drop_replication_slot('openward_log')`);
  const after = await archive();
  expect(after.name.id).not.toBe(before.name.id);
  expect(await backUpIfDue({ ...plan(), now: new Date() })).not.toBeNull();
  const { reachesTo } = await archive();
  await removeOutdatedLog(folderPlace(backUps), reachesTo);
  expect(readdirSync(join(backUps, 'log'))).toEqual([after.name.id]);
});

test('what another database has kept under the same name is never taken for one of ours', async () => {
  const { name } = await archive();
  await write('e between');
  const folder = join(backUps, 'log', name.id);
  const [last] = (await keptSegments(folderPlace(backUps), `log/${name.id}`)).slice(-1);
  const next =
    last!.segment.slice(0, 16) +
    (Number.parseInt(last!.segment.slice(16), 16) + 1).toString(16).toUpperCase().padStart(8, '0');
  writeFileSync(join(folder, segmentFileName({ ...last!, segment: next, hash: '0'.repeat(32) })), 'foreign');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect((await archive()).name.id).not.toBe(name.id);
});
