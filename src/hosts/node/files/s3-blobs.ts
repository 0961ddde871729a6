import { requireStoredName } from '#database/files/file-store.ts';
import { AppError } from '#kernel/app-error.ts';
import type { BlobStore } from './blob-store.ts';
import { hasStatus, listBelow, openBucket, putInParts, refusalOfStore, type S3Place } from './s3-objects.ts';

// Stores take parts of 5 MiB or more, 10,000 of them.
const partBytes = 8 * 1_048_576;
const answerMs = 60_000;

/** Keeps files in a bucket. A larger one goes up in parts and is there only when all of them are. */
export function s3Blobs(place: S3Place): BlobStore {
  const store = openBucket(place, answerMs);
  return {
    async write(name, content) {
      try {
        await putInParts(store, requireStoredName(name), content, partBytes);
      } catch (error) {
        throw refusalOfStore(error);
      }
    },
    async readPart(name, from, bytes) {
      try {
        const answer = await store.getObjectRaw(requireStoredName(name), false, from, from + bytes);
        return new Uint8Array(await answer.arrayBuffer());
      } catch (error) {
        // 416: the file ends before.
        if (hasStatus(error, 416)) return new Uint8Array();
        throw hasStatus(error, 404) ? new AppError('NOT_FOUND', {}, { cause: error }) : refusalOfStore(error);
      }
    },
    async remove(name) {
      await store.deleteObject(requireStoredName(name)).catch((error: unknown) => {
        if (!hasStatus(error, 404)) throw error;
      });
    },
    async *names() {
      for await (const { Key: name } of listBelow(store, '')) if (/^[0-9a-f]{32}$/.test(name)) yield name;
    },
    // What was begun and never ended is no file; a rule of the bucket clears it away (docs/security.md).
    async clearUnfinished() {},
    async check() {
      if (!(await store.bucketExists())) throw new Error('The bucket is not there.');
    },
  };
}
