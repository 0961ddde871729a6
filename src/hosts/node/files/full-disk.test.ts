import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { askDataExport, listDataExports } from '#areas/leaving/exports/data-export.contract.ts';
import { aPdf } from '#areas/platform/platform.fixture.ts';
import { aRequest, openTestSystem } from '#testing/hospital.ts';
import { mountSmallDisk } from '#testing/disks/small-disk.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { waitUntil } from '#testing/waiting.ts';

vi.setConfig({ testTimeout: 240_000 });

const place = mkdtempSync(join(tmpdir(), 'openward-full-files-'));
/** Holds the stored files alone: the database has room while this one is full. */
const disk = mountSmallDisk(join(place, 'files'), 8);

afterAll(() => {
  disk?.remove();
  rmSync(place, { recursive: true, force: true });
});

/** A remark makes a PDF larger and no other one. */
const paper = Buffer.from(
  Buffer.from(aPdf)
    .toString('latin1')
    .replace('%%EOF', `%${' '.repeat(1_500_000)}\n%%EOF`),
  'latin1',
);

async function* asItComes(): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < paper.length; from += 100_000) yield paper.subarray(from, from + 100_000);
}

test.runIf(disk)(
  'papers, receipts and archives that do not fit are refused, leave nothing, and are taken once there is room',
  async () => {
    const { folder } = disk!;
    const failures: unknown[] = [];
    const opened = openTestSystem(undefined, {
      fileFolder: folder,
      onError: (error) => failures.push(error),
    });
    onTestFinished(() => opened.close());
    await aPlatform(opened);
    const hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    const send = (call: string, input: object, token: string | null) =>
      opened.system.dispatcher.run(call, input, aRequest({ token, file: asItComes() }));
    const addPaper = () => send('applications.addFile', { kind: 'trade_license', name: 'a.pdf' }, null);
    const addReceipt = () => send('paymentProofs.addFile', { name: 'receipt.pdf' }, admin.token);
    const archive = async () => {
      await admin.call(askDataExport, {});
      return waitUntil(
        async () => {
          const { status } = (await admin.call(listDataExports, {})).rows[0]!;
          return ['ready', 'failed'].includes(status) && status;
        },
        { timeout: 90_000 },
      );
    };
    // Nothing fits; the beginning of a file does; all but its end does.
    for (const leaving of [0, 200_000, 1_400_000]) {
      const makeRoom = disk!.fill(leaving);
      await expect(addPaper(), `${leaving} bytes free`).rejects.toMatchObject({ code: 'DISK_FULL' });
      await expect(addReceipt(), `${leaving} bytes free`).rejects.toMatchObject({ code: 'DISK_FULL' });
      expect(readdirSync(folder)).toEqual(['filler']);
      makeRoom();
    }
    const makeRoom = disk!.fill();
    expect(await archive()).toBe('failed');
    expect(failures).toEqual([expect.objectContaining({ code: 'ENOSPC' })]);
    expect(readdirSync(folder)).toEqual(['filler']);
    makeRoom();
    await addPaper();
    await addReceipt();
    expect(await archive()).toBe('ready');
    expect(readdirSync(folder)).toHaveLength(3);
  },
);

test.skipIf(disk)('no small disk can be made here (root on Linux can): a full one is not tried', () => {
  expect(disk).toBeUndefined();
});
