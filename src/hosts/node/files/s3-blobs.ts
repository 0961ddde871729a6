import { S3mini, S3ServiceError } from 's3mini';
import { requireStoredName } from '#database/files/file-store.ts';
import { AppError } from '#kernel/app-error.ts';
import type { BlobStore } from './blob-store.ts';

/** A bucket of a store that speaks the protocol of S3, and who may use it. */
export interface S3Place {
  /** The bucket's own address, such as `https://s3.eu-central-1.amazonaws.com/bucket`. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

// Stores take parts of 5 MiB or more, 10,000 of them.
const partBytes = 8 * 1_048_576;
const mostListed = 1000;

/** Keeps files in a bucket. A larger one goes up in parts and is there only when all of them are. */
export function s3Blobs(place: S3Place): BlobStore {
  const store = new S3mini({ ...place, requestAbortTimeout: 60_000 });
  return {
    async write(name, content) {
      requireStoredName(name);
      const parts = inParts(content);
      const first = (await parts.next()).value ?? Buffer.alloc(0);
      if (first.length < partBytes) {
        await store.putObject(name, first);
        return;
      }
      await writeInParts(store, name, first, parts);
    },
    async readPart(name, from, bytes) {
      try {
        const answer = await store.getObjectRaw(requireStoredName(name), false, from, from + bytes);
        return new Uint8Array(await answer.arrayBuffer());
      } catch (error) {
        // 416: the file ends before.
        if (hasStatus(error, 416)) return new Uint8Array();
        throw hasStatus(error, 404) ? new AppError('NOT_FOUND', {}, { cause: error }) : error;
      }
    },
    async remove(name) {
      await store.deleteObject(requireStoredName(name)).catch((error: unknown) => {
        if (!hasStatus(error, 404)) throw error;
      });
    },
    async *names() {
      let next: string | undefined;
      do {
        const page = await store.listObjectsPaged('/', '', mostListed, next);
        for (const { Key: name } of page?.objects ?? []) if (/^[0-9a-f]{32}$/.test(name)) yield name;
        next = page?.nextContinuationToken;
      } while (next);
    },
    // What was begun and never ended is no file; a rule of the bucket clears it away (docs/security.md).
    async clearUnfinished() {},
    async check() {
      if (!(await store.bucketExists())) throw new Error('The bucket is not there.');
    },
  };
}

async function writeInParts(
  store: S3mini,
  name: string,
  first: Buffer,
  rest: AsyncGenerator<Buffer>,
): Promise<void> {
  const upload = await store.getMultipartUploadId(name);
  try {
    const sent = [await store.uploadPart(name, upload, first, 1)];
    for await (const part of rest) sent.push(await store.uploadPart(name, upload, part, sent.length + 1));
    await store.completeMultipartUpload(name, upload, sent);
  } catch (error) {
    await store.abortMultipartUpload(name, upload).catch(() => {});
    throw error;
  }
}

/** The content in pieces of one size, the last one shorter. */
async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    waiting.push(piece);
    bytes += piece.length;
    if (bytes < partBytes) continue;
    const whole = Buffer.concat(waiting);
    yield whole.subarray(0, partBytes);
    waiting = [whole.subarray(partBytes)];
    bytes -= partBytes;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

function hasStatus(error: unknown, status: number): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof S3ServiceError && at.status === status) return true;
  }
  return false;
}
