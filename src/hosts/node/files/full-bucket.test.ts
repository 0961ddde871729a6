import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { mountSmallDisk } from '#testing/disks/small-disk.ts';
import { freePort } from '#testing/server-process.ts';
import { s3Place } from '../backup/place/s3-place.ts';
import { startBucket } from './bucket.fixture.ts';
import { s3Blobs } from './s3-blobs.ts';

const place = mkdtempSync(join(tmpdir(), 'openward-full-bucket-'));
/** Holds what lies in the bucket, and nothing else. */
const disk = mountSmallDisk(join(place, 's3'), 64);

afterAll(() => {
  disk?.remove();
  rmSync(place, { recursive: true, force: true });
});

const mebibyte = 1_048_576;
const name = 'ab'.repeat(16);

async function* content(mebibytes: number): AsyncGenerator<Uint8Array> {
  for (let sent = 0; sent < mebibytes; sent += 1) yield Buffer.alloc(mebibyte, sent + 1);
}

function blobsAt(port: number) {
  const endpoint = `http://127.0.0.1:${port}/openward-files`;
  return s3Blobs({ endpoint, region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' });
}

async function listen(store: Server): Promise<number> {
  const port = await freePort();
  await new Promise<void>((resolve) => store.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void store.close());
  return port;
}

// A whole file, and one in parts of which only the first fits.
test.runIf(disk).each([3, 20])(
  'a file of %i MB that a bucket has no room for is refused, and is taken whole once there is room',
  async (mebibytes) => {
    const bucket = await startBucket(disk!.folder, true);
    onTestFinished(() => bucket.close());
    const blobs = s3Blobs(bucket.place);
    const kept = s3Place(bucket.place);
    const makeRoom = disk!.fill(mebibytes === 3 ? 1_000_000 : 10 * mebibyte);
    await expect(blobs.write(name, content(mebibytes))).rejects.toMatchObject({ code: 'FILES_AWAY' });
    await expect(kept.write(`back-up-${mebibytes}`, Readable.from(content(40)))).rejects.toThrow(
      /^The store of http:\/\/127\.0\.0\.1:\d+\/openward-files\/back-up-\d+ refuses or does not answer/,
    );
    makeRoom();
    // Unlike those that it stands for, this server keeps the beginning of what did not fit: it is written over.
    await blobs.write(name, content(mebibytes));
    const [head, tail] = [
      await blobs.readPart(name, 0, 2),
      await blobs.readPart(name, mebibytes * mebibyte - 2, 9),
    ];
    expect([...head, ...tail]).toEqual([1, 1, mebibytes, mebibytes]);
    await blobs.remove(name);
    await kept.remove(`back-up-${mebibytes}`);
  },
);

test.skipIf(disk)('no small disk can be made here (root on Linux can): a full bucket is not tried', () => {
  expect(disk).toBeUndefined();
});

test.each([
  [507, 'XMinioStorageFull', 'DISK_FULL'],
  [403, 'QuotaExceeded', 'DISK_FULL'],
  [503, 'SlowDown', 'FILES_AWAY'],
])('a store that answers %i %s is told of as %s', async (status, code, told) => {
  const store = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      response.writeHead(status, { 'Content-Type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    });
  });
  const blobs = blobsAt(await listen(store));
  await expect(blobs.write(name, content(1))).rejects.toMatchObject({ code: told });
});

test('a store that is away is told of, for writing and reading', async () => {
  const blobs = blobsAt(await freePort());
  await expect(blobs.write(name, content(1))).rejects.toMatchObject({ code: 'FILES_AWAY' });
  await expect(blobs.readPart(name, 0, 10)).rejects.toMatchObject({ code: 'FILES_AWAY' });
});

test('a store that breaks off is told of as one that is away', async () => {
  const store = createServer((request) => request.socket.destroy());
  const blobs = blobsAt(await listen(store));
  await expect(blobs.write(name, content(1))).rejects.toMatchObject({ code: 'FILES_AWAY' });
});
