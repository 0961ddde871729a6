import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrateAsOwner } from '#hosts/node/database/owner-connection.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#hosts/node/embedded/start-embedded-postgres.ts';
import { wordsAsOwner } from '#testing/databases/as-owner.ts';
import { runCommandLine } from '#testing/server-process.ts';
import { mountSmallDisk } from '#testing/disks/small-disk.ts';
import { backUpsIn, newestBackUp } from './daily-back-up.ts';
import { archiveLog } from './log/log-archive.ts';
import { makeBackUp } from './make-back-up.ts';
import { folderPlace } from './place/folder-place.ts';
import { restoreBackUp } from './restore-back-up.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const place = mkdtempSync(join(tmpdir(), 'openward-full-'));
/** Holds the back-ups and what is restored; the database lies elsewhere. */
const disk = mountSmallDisk(join(place, 'disk'), 400);
const folder = join(place, 'disk', 'back-ups');
const dataDirectory = join(place, 'data');
const isFull = /^The disk that holds \S+ is full: free some space/;
let running: EmbeddedPostgres;

beforeAll(async () => {
  if (!disk) return;
  running = await startEmbeddedPostgres({ dataDirectory, onProgress: () => undefined });
  await migrateAsOwner(running.ownerConfig, running.serverConfig.user);
  await onDatabase('create table written (word text primary key)');
  mkdirSync(join(dataDirectory, 'files'));
  writeFileSync(join(dataDirectory, 'files', 'handed-in'), randomBytes(3_000_000));
});

afterAll(async () => {
  await running?.stop();
  disk?.remove();
  rmSync(place, { recursive: true, force: true });
});

const onDatabase = (text: string, owned = running) => wordsAsOwner(owned, text);

const plan = (now: Date) => ({
  dataDirectory,
  owner: running.ownerConfig,
  place: folderPlace(folder),
  recipient: undefined,
  now,
});

function everythingIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).toSorted();
}

test.runIf(disk)(
  'a back-up that does not fit is refused, leaves nothing, and the one before stays the last good one',
  async () => {
    const first = await makeBackUp(plan(new Date('2026-11-23T12:00:00Z')));
    const kept = await newestBackUp(folderPlace(folder));
    const next = plan(new Date('2026-11-24T12:00:00Z'));
    // Not a byte, the beginning, and all but the last page.
    for (const leaving of [0, 200_000, first.bytes - 8192]) {
      const makeRoom = disk!.fill(leaving);
      await expect(makeBackUp(next), `${leaving} bytes free`).rejects.toThrow(isFull);
      expect(readdirSync(folder)).toEqual([first.file]);
      expect(await newestBackUp(folderPlace(folder))).toEqual(kept);
      makeRoom();
    }
    const makeRoom = disk!.fill();
    const told = await runCommandLine('backup', [folder], { DATA_DIR: dataDirectory });
    expect([told.exitCode, told.output]).toEqual([1, expect.stringMatching(isFull)]);
    makeRoom();
    const { file } = await makeBackUp(next);
    expect(await backUpsIn(folderPlace(folder))).toEqual([first.file, file]);
  },
);

test.runIf(disk)(
  'the log that does not fit waits in the database, whole, and is archived once there is room',
  async () => {
    const logPlan = plan(new Date());
    const { name } = await archiveLog(logPlan, new Date(), new Date(0));
    const { label: file } = await makeBackUp(logPlan);
    for (const leaving of [0, 16_384]) {
      writeFileSync(join(dataDirectory, 'files', `more-${leaving}`), randomBytes(100_000));
      await onDatabase(
        `insert into written select '${leaving} ' || md5(n::text) from generate_series(1, 5000) n`,
      );
      const before = everythingIn(folder);
      const makeRoom = disk!.fill(leaving);
      await expect(archiveLog(logPlan, new Date(), new Date(0))).rejects.toThrow(isFull);
      expect(everythingIn(folder)).toEqual(before);
      makeRoom();
    }
    const written = await onDatabase('select word from written order by word');
    const archived = await archiveLog(logPlan, new Date(), new Date(0));
    expect(archived.name.id).toBe(name.id);
    const target = join(place, 'disk', 'from-log');
    expect(await restoreBackUp({ file, identity: undefined, to: 'latest', tell: () => {} }, target)).toBe(
      true,
    );
    const restored = await startEmbeddedPostgres({ dataDirectory: target, onProgress: () => undefined });
    expect(await onDatabase('select word from written order by word', restored)).toEqual(written);
    await restored.stop();
    expect(statSync(join(target, 'files', 'more-16384')).size).toBe(100_000);
    rmSync(target, { recursive: true });
  },
);

test.runIf(disk)(
  'a restore that does not fit is refused, leaves nothing, and works once there is room',
  async () => {
    const file = join(folder, (await backUpsIn(folderPlace(folder)))[0]!);
    const target = join(place, 'disk', 'restored');
    const restore = () => restoreBackUp({ file, identity: undefined, tell: () => {} }, target);
    const lies = readdirSync(join(place, 'disk'));
    expect(await restore()).toBe(true);
    const bytes = everythingIn(target).reduce((sum, path) => sum + statSync(join(target, path)).size, 0);
    rmSync(target, { recursive: true });
    // Not a byte, half of what is unpacked, and not quite what PostgreSQL needs to start on it.
    for (const leaving of [0, 0.5, 0.9].map((part) => Math.round(bytes * part))) {
      const makeRoom = disk!.fill(leaving);
      await expect(restore(), `${leaving} bytes free`).rejects.toThrow(isFull);
      makeRoom();
      expect(readdirSync(join(place, 'disk'))).toEqual(lies);
    }
    expect(await restore()).toBe(true);
  },
);

test.skipIf(disk)('no small disk can be made here (root on Linux can): a full one is not tried', () => {
  expect(disk).toBeUndefined();
});
