import { createHash, randomBytes } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BlobStore } from './blob-store.ts';
import { startBucket, type TestBucket } from './bucket.fixture.ts';
import { parseFileKeys } from './file-keys.ts';
import { folderBlobs } from './folder-blobs.ts';
import { openFileStore } from './open-file-store.ts';
import { s3Blobs } from './s3-blobs.ts';
import { sealedFileStore, sealOldFiles } from './sealed-file-store.ts';

const place = mkdtempSync(join(tmpdir(), 'openward-stored-'));
const servers: TestBucket[] = [];
let bucketBlobs: BlobStore;

async function startServer(allowsForeignSignatures: boolean): Promise<BlobStore> {
  const opened = await startBucket(join(place, 's3'), allowsForeignSignatures);
  servers.push(opened);
  return s3Blobs(opened.place);
}

beforeAll(async () => {
  mkdirSync(join(place, 's3'));
  const strict = await startServer(false);
  // This server takes the signature of a list for another one: it forgets the slash behind the bucket's name.
  const lenient = await startServer(true);
  bucketBlobs = { ...strict, names: () => lenient.names() };
});

afterAll(async () => {
  for (const server of servers) await server.close();
  rmSync(place, { recursive: true, force: true });
});

const keys = parseFileKeys('ab'.repeat(32), 'a test');
const chunk = 65_536;
const mebibyte = 1_048_576;

async function* inPieces(content: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < content.length; from += 300_001) yield content.subarray(from, from + 300_001);
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

async function namesOf(blobs: BlobStore): Promise<string[]> {
  const names: string[] = [];
  for await (const name of blobs.names()) names.push(name);
  return names;
}

const never = new AbortController().signal;

describe.each([
  ['a folder', () => folderBlobs(join(place, 'files'))],
  ['a bucket', () => bucketBlobs],
])('files in %s', (_where, open) => {
  test.each([17, chunk - 1, chunk, chunk + 1, 9 * mebibyte + 5])(
    'come back as they went in, whole and in parts (%i bytes), and lie there encrypted',
    async (bytes) => {
      const blobs = open();
      const files = sealedFileStore(blobs, keys);
      const content = new Uint8Array(bytes > mebibyte ? randomBytes(bytes) : Buffer.alloc(bytes, 'A'));
      const received = await files.receive(inPieces(content), bytes);
      expect(received.bytes).toBe(bytes);
      expect(sha256(await files.read(received.storedAs))).toBe(sha256(content));
      for (const from of [0, 1, chunk - 1, chunk, bytes - 1].filter((at) => at < bytes)) {
        const part = await files.readPart(received.storedAs, from, chunk + 3);
        expect(sha256(part)).toBe(sha256(content.subarray(from, from + chunk + 3)));
      }
      const stored = Buffer.from(await blobs.readPart(received.storedAs, 0, bytes + 1000));
      expect(stored.includes(Buffer.from(content.subarray(0, 16)))).toBe(false);
      await files.remove(received.storedAs);
      await files.remove(received.storedAs);
      await expect(files.read(received.storedAs)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  test('too much is refused while it comes, and nothing of it stays', async () => {
    const blobs = open();
    const files = sealedFileStore(blobs, keys);
    const before = await namesOf(blobs);
    await expect(files.receive(inPieces(Buffer.alloc(9 * mebibyte)), 1000)).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
    expect(await namesOf(blobs)).toEqual(before);
  });

  test('a file from before there were keys is read, and encrypted by the job; so is one of an older key', async () => {
    const blobs = open();
    const plain = 'c0'.repeat(16);
    await blobs.write(plain, inPieces(Buffer.from('%PDF-1.7 a licence')));
    const older = sealedFileStore(blobs, keys);
    const { storedAs } = await older.receive(inPieces(Buffer.from('a photo')), 100);
    const both = parseFileKeys(`${'cd'.repeat(32)},${'ab'.repeat(32)}`, 'a test');
    const files = sealedFileStore(blobs, both);
    expect(String(Buffer.from(await files.read(plain)))).toBe('%PDF-1.7 a licence');
    const done = new Set<string>();
    expect(await sealOldFiles(blobs, both, { done, signal: never })).toBe(2);
    expect(await sealOldFiles(blobs, both, { done, signal: never })).toBe(0);
    const newest = sealedFileStore(blobs, parseFileKeys('cd'.repeat(32), 'a test'));
    expect(String(Buffer.from(await newest.read(plain)))).toBe('%PDF-1.7 a licence');
    expect(String(Buffer.from(await newest.read(storedAs)))).toBe('a photo');
    await expect(older.read(plain)).rejects.toMatchObject({ code: 'FILE_KEY_MISSING' });
  });
});

describe('a stored file that somebody changed', () => {
  const folder = join(place, 'changed');
  const blobs = folderBlobs(folder);
  const files = sealedFileStore(blobs, keys);

  test.each<[string, (stored: Buffer) => Buffer]>([
    ['one bit', (stored) => (stored.writeUInt8(stored[100]! ^ 1, 100), stored)],
    ['cut off at a chunk', (stored) => stored.subarray(0, 48 + chunk + 16)],
    ['cut off within a chunk', (stored) => stored.subarray(0, -5)],
    [
      'chunks in another order',
      (stored) =>
        Buffer.concat([
          stored.subarray(0, 48),
          stored.subarray(48 + chunk + 16, 48 + 2 * (chunk + 16)),
          stored.subarray(48, 48 + chunk + 16),
          stored.subarray(48 + 2 * (chunk + 16)),
        ]),
    ],
  ])('is never shown: %s', async (_what, change) => {
    const { storedAs } = await files.receive(inPieces(randomBytes(3 * chunk)), mebibyte);
    const path = join(folder, storedAs);
    writeFileSync(path, change(readFileSync(path)));
    await expect(files.read(storedAs)).rejects.toMatchObject({ code: 'FILE_DAMAGED' });
  });

  test('nor one that took the place of another', async () => {
    const { storedAs: one } = await files.receive(inPieces(Buffer.from('one')), 10);
    const { storedAs: other } = await files.receive(inPieces(Buffer.from('other')), 10);
    writeFileSync(join(folder, one), readFileSync(join(folder, other)));
    await expect(files.read(one)).rejects.toMatchObject({ code: 'FILE_DAMAGED' });
  });
});

describe('the key file of a server', () => {
  const settings = { dataDirectory: join(place, 'data'), filesKey: undefined, filesStore: undefined };

  test('is made at the first start, for its owner alone, and never again once files are stored with it', async () => {
    const { files } = await openFileStore(settings);
    const { storedAs } = await files.receive(inPieces(Buffer.from('kept')), 10);
    const path = join(settings.dataDirectory, 'files.key');
    // Windows knows no such rights.
    const others = process.platform === 'win32' ? 0 : statSync(path).mode & 0o077;
    expect(others).toBe(0);
    const again = await openFileStore(settings);
    expect(String(Buffer.from(await again.files.read(storedAs)))).toBe('kept');
    rmSync(path);
    await expect(openFileStore(settings)).rejects.toThrow(/The key of the stored files is not there/);
    await expect(openFileStore({ ...settings, filesKey: 'short' })).rejects.toThrow(/64 hexadecimal digits/);
    const other = await openFileStore({ ...settings, filesKey: '00'.repeat(32) });
    await expect(other.files.read(storedAs)).rejects.toMatchObject({ code: 'FILE_KEY_MISSING' });
  });

  test('what a killed process had begun to write is cleared away', async () => {
    const stored = await openFileStore({ ...settings, filesKey: '00'.repeat(32) });
    const folder = join(settings.dataDirectory, 'files');
    const left = join(folder, `${'ee'.repeat(16)}.0badf00d.part`);
    const growing = join(folder, `${'ef'.repeat(16)}.0badf00d.part`);
    for (const path of [left, growing]) writeFileSync(path, 'half');
    const now = new Date();
    utimesSync(left, new Date(now.getTime() - 7_200_000), new Date(now.getTime() - 7_200_000));
    await stored.tidy(now, never);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([growing.split('/').at(-1)]);
  });
});
