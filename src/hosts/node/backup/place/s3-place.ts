import { Readable } from 'node:stream';
import { StartUpError } from '../../embedded/start-up-error.ts';
import {
  chainOf,
  hasStatus,
  listBelow,
  openBucket,
  putInParts,
  type S3Place,
} from '../../files/s3-objects.ts';
import type { BackUpPlace, PlacedFile } from './back-up-place.ts';

// 10,000 parts of this size are the most that a store takes of one file: 320 GB.
const partBytes = 32 * 1_048_576;
const readBytes = 8 * 1_048_576;
/** A part takes so long on a line of 450 kbit/s. */
const answerMs = 600_000;

/** Keeps back-ups in a bucket; whatever its size, a file takes the memory of a few parts. */
export function s3Place(place: S3Place): BackUpPlace {
  const store = openBucket(place, answerMs);
  const tell = (file?: string) => (file === undefined ? place.endpoint : `${place.endpoint}/${file}`);
  const asked = async <T>(wish: Promise<T>): Promise<T> => {
    try {
      return await wish;
    } catch (error) {
      throw explain(error, place.endpoint);
    }
  };
  async function listed(prefix: string): Promise<{ key: string; bytes: number; at: Date }[]> {
    const found: { key: string; bytes: number; at: Date }[] = [];
    for await (const { Key: key, Size: bytes, LastModified: at } of listBelow(store, prefix)) {
      found.push({ key: key.slice(prefix.lastIndexOf('/') + 1), bytes, at });
    }
    return found;
  }
  async function files(folder: string, beginning = ''): Promise<PlacedFile[]> {
    const found = await asked(listed(`${folder === '' ? '' : `${folder}/`}${beginning}`));
    return found
      .filter(({ key }) => !key.endsWith('/') && key !== '')
      .map(({ key: name, bytes, at }) => ({ name, bytes, at }));
  }
  return {
    isRemote: true,
    tell,
    names: async (folder, beginning) => (await files(folder, beginning)).map(({ name }) => name).toSorted(),
    files: (folder) => files(folder),
    async folders(folder) {
      const found = await asked(listed(`${folder}/`));
      return found.flatMap(({ key }) => (key.endsWith('/') ? [key.slice(0, -1)] : []));
    },
    async write(file, content) {
      const source = watched(content);
      try {
        await putInParts(store, file, source.content, partBytes);
      } catch (error) {
        content.destroy();
        // What the content itself failed with is told by whoever made it.
        throw source.failed() ? error : explain(error, tell(file));
      }
    },
    async read(file) {
      const first = await rangeOf(file, 0);
      return Readable.from(inRanges(file, first), { objectMode: false });
    },
    size: (file) => asked(store.getContentLength(file)),
    async remove(file) {
      await store.deleteObject(file).catch((error: unknown) => {
        if (!hasStatus(error, 404)) throw explain(error, tell(file));
      });
    },
    // What was begun and never ended is no file; a rule of the bucket clears it away (docs/operations.md).
    async clearUnfinished() {},
    async removeEmpty() {},
  };

  async function rangeOf(file: string, from: number): Promise<Uint8Array> {
    try {
      const answer = await store.getObjectRaw(file, false, from, from + readBytes);
      return new Uint8Array(await answer.arrayBuffer());
    } catch (error) {
      // 416: it ends before.
      if (hasStatus(error, 416)) return new Uint8Array();
      throw hasStatus(error, 404)
        ? new StartUpError(`There is no file ${tell(file)}.`, { cause: error })
        : explain(error, tell(file));
    }
  }

  async function* inRanges(file: string, first: Uint8Array): AsyncGenerator<Uint8Array> {
    let part = first;
    for (let from = 0; part.length > 0; part = await rangeOf(file, from)) {
      yield part;
      from += part.length;
      if (part.length < readBytes) return;
    }
  }
}

/** Content that remembers whether it was what failed. */
function watched(content: Readable): { content: AsyncIterable<Uint8Array>; failed: () => boolean } {
  let hasFailed = false;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    try {
      yield* content as AsyncIterable<Uint8Array>;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }
  return { content: pieces(), failed: () => hasFailed };
}

function explain(error: unknown, what: string): StartUpError {
  if (error instanceof StartUpError) return error;
  const reasons = chainOf(error).map(({ message }) => message);
  return new StartUpError(
    `The store of ${what} refuses or does not answer (${reasons.at(-1) ?? 'no reason'}).`,
    {
      cause: error,
    },
  );
}
