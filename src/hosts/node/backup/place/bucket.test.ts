import {
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
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrateAsOwner } from '#hosts/node/database/owner-connection.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#hosts/node/embedded/start-embedded-postgres.ts';
import { startBucket, type TestBucket } from '#hosts/node/files/bucket.fixture.ts';
import { s3Blobs } from '#hosts/node/files/s3-blobs.ts';
import { wordsAsOwner } from '#testing/databases/as-owner.ts';
import { runCommandLine } from '#testing/server-process.ts';
import { backUpIfDue, backUpsIn } from '../daily-back-up.ts';
import { archiveLog } from '../log/log-archive.ts';
import { folderOfLog, keptSegments } from '../log/kept-segment.ts';
import { removeOutdatedLog } from '../log/outdated-log.ts';
import { makeBackUp } from '../make-back-up.ts';
import { reportBackUps } from '../report-back-ups.ts';
import type { BackUpPlace } from './back-up-place.ts';
import { s3Place } from './s3-place.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder = '';
let bucket: TestBucket;
let place: BackUpPlace;
let recipient = '';
let running: EmbeddedPostgres;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'openward-bucket-'));
  mkdirSync(join(folder, 's3'));
  bucket = await startBucket(join(folder, 's3'), true);
  place = s3Place(bucket.place);
  const made = await runCommandLine('backup', ['--new-key', join(folder, 'key')], {});
  recipient = /^BACKUP_KEY=(age1\w+)$/m.exec(made.output)![1]!;
  running = await startEmbeddedPostgres({ dataDirectory: join(folder, 'data'), onProgress: () => {} });
  await migrateAsOwner(running.ownerConfig, running.serverConfig.user);
  await wordsAsOwner(running, 'create table written (word text primary key)');
  mkdirSync(join(folder, 'data', 'files'));
});

afterAll(async () => {
  await running.stop();
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const plan = () => ({ dataDirectory: join(folder, 'data'), owner: running.ownerConfig, place, recipient });

function environment() {
  const { endpoint, accessKeyId, secretAccessKey, region } = bucket.place;
  return {
    BACKUP_S3: endpoint,
    BACKUP_S3_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET: secretAccessKey,
    BACKUP_S3_REGION: region,
  };
}

test('what was written, logged and handed in comes back from a bucket, and what is damaged there is refused', async () => {
  await archiveLog(plan(), new Date(), new Date(0));
  const made = (await backUpIfDue({ ...plan(), now: new Date() }))!;
  expect(await backUpIfDue({ ...plan(), now: new Date() })).toBeNull();
  await wordsAsOwner(running, `insert into written values ('after the back-up')`);
  writeFileSync(join(folder, 'data', 'files', 'handed-in'), 'A licence');
  const { reachesTo } = await archiveLog(plan(), new Date(), new Date(0));
  // A part that is kept is not sent again, and neither is a file.
  await archiveLog(plan(), new Date(), new Date(0));
  expect(await reportBackUps(place, () => 0)()).toMatchObject({ backUp: { bytes: made.bytes } });

  const target = join(folder, 'restored');
  const args = ['s3:latest', '--key', join(folder, 'key'), '--to', reachesTo.toISOString()];
  const restored = await runCommandLine('restore', args, { ...environment(), DATA_DIR: target });
  expect(restored.output).toContain('The books are sound.');
  expect(restored.exitCode).toBe(0);
  const copy = await startEmbeddedPostgres({ dataDirectory: target, onProgress: () => {} });
  expect(await wordsAsOwner(copy, 'select word from written')).toEqual(['after the back-up']);
  await copy.stop();
  expect(readFileSync(join(target, 'files', 'handed-in'), 'utf8')).toBe('A licence');

  const lies = join(folder, 's3', 'openward-files', `${made.file}._S3rver_object`);
  truncateSync(lies, 100_000);
  const check = ['--check', '--key', join(folder, 'key'), `s3:${made.file}`];
  expect(await runCommandLine('restore', check, environment())).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining(`${made.label} is damaged or no back-up`),
  });
  const missing = ['--check', 's3:openward-2026-01-01T00-00-00Z.tar.gz'];
  expect((await runCommandLine('restore', missing, environment())).output).toContain('There is no file http');
});

test('those that need not be kept are removed from the bucket, with their log', async () => {
  const years = [2020, 2021, 2022].map((year) => new Date(Date.UTC(year, 0, 1)));
  for (const now of years) await makeBackUp({ ...plan(), now });
  await backUpIfDue({ ...plan(), now: new Date(Date.now() + 86_400_000) });
  expect((await backUpsIn(place)).filter((name) => /openward-202[012]/.test(name))).toEqual([]);
  await removeOutdatedLog(place, new Date(Date.now() + 60_000));
  const [log, ...others] = await place.folders('log');
  expect(others).toEqual([]);
  // The newest part stays, to tell how far the log reaches.
  const left = await keptSegments(place, folderOfLog(log!));
  expect(left.filter(({ isMarked }) => isMarked)).toHaveLength(1);
});

test('a store that is away is told in a sentence, and nothing is acknowledged', async () => {
  const away = s3Place({ ...bucket.place, endpoint: 'http://127.0.0.1:9/openward' });
  await expect(makeBackUp({ ...plan(), place: away, now: new Date() })).rejects.toThrow(
    /^The store of http:\/\/127\.0\.0\.1:9\/openward\S* refuses or does not answer/,
  );
  await expect(archiveLog({ ...plan(), place: away }, new Date(), new Date(0))).rejects.toThrow(
    /The store of/,
  );
  // Nothing of the log was let go: it is all there when the store is back.
  await archiveLog(plan(), new Date(), new Date(0));
  expect(await reportBackUps(away, () => 0)()).toEqual({ backUp: 'none', log: 'none' });
  const blobs = s3Blobs(bucket.place);
  const names: string[] = [];
  for await (const name of blobs.names()) names.push(name);
  expect(names).toEqual([]);
  expect(readdirSync(join(folder, 'data')).some((name) => name.endsWith('.part'))).toBe(false);
});
