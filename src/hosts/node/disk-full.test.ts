import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { callOverHttp, signInOverHttp } from '#testing/http-session.ts';
import { startServer } from '#testing/server-process.ts';
import { waitUntil } from '#testing/waiting.ts';

const disk = mkdtempSync(join(tmpdir(), 'openward-disk-'));
const hasDisk =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=500m', 'tmpfs', disk]).status === 0;

/** Takes all the room there is; returns how to give it back. */
function fill(): () => void {
  const file = join(disk, 'filler');
  const handle = openSync(file, 'w');
  const block = Buffer.alloc(65_536, 1);
  try {
    for (;;) writeSync(handle, block);
  } catch {
    closeSync(handle);
  }
  return () => rmSync(file);
}

test.runIf(hasDisk)(
  'a full disk is told as such, keeps what was acknowledged, and is forgotten when there is room again',
  { timeout: 120_000 },
  async () => {
    const server = await startServer({ DATA_DIR: join(disk, 'data'), DATABASE_URL: '' });
    onTestFinished(async () => {
      await server.end();
      spawnSync('umount', [disk]);
      rmSync(disk, { recursive: true, force: true });
    });
    const token = await signInOverHttp(server.url, 'city-general', 'reception@city-general.example');
    const register = () => callOverHttp(server.url, token, 'POST', '/patients', aPatient());
    const count = async () =>
      ((await callOverHttp(server.url, token, 'GET', '/patient-counts')).body as { total: number }).total;
    const before = await count();
    const makeRoom = fill();
    let acknowledged = 0;
    const refusals = new Set<unknown>();
    // Pages that are half full still take rows, and then none does.
    await waitUntil(
      async () => {
        const { status, body } = await register();
        if (status === 200) acknowledged += 1;
        else refusals.add((body as { code: string }).code);
        return refusals.has('DISK_FULL');
      },
      { timeout: 60_000, interval: 0 },
    );
    // The log itself may be what does not fit: then the database starts again.
    expect([...refusals].filter((code) => code !== 'DATABASE_AWAY')).toEqual(['DISK_FULL']);
    makeRoom();
    await waitUntil(
      async () => {
        const { status } = await register();
        if (status === 200) acknowledged += 1;
        return status === 200;
      },
      { timeout: 60_000 },
    );
    expect(await count()).toBe(before + acknowledged);
  },
);

test.skipIf(hasDisk)('no small disk can be made here (root on Linux can): a full one is not tried', () => {
  rmSync(disk, { recursive: true, force: true });
  expect(hasDisk).toBe(false);
});
