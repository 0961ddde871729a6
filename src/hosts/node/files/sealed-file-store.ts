import { type FileStore, newStoredName, requireStoredName, upTo } from '#database/files/file-store.ts';
import { AppError } from '#kernel/app-error.ts';
import type { BlobStore } from './blob-store.ts';
import type { FileKeys } from './file-keys.ts';
import { headBytes, openPart, readHead, seal } from './sealed-content.ts';

const partBytes = 1_048_576;

/** The program's files, encrypted before they are stored anywhere; files from before are read as they are. */
export function sealedFileStore(blobs: BlobStore, keys: FileKeys): FileStore {
  async function readPart(storedAs: string, from: number, bytes: number): Promise<Uint8Array> {
    const name = requireStoredName(storedAs);
    const start = await blobs.readPart(name, 0, headBytes);
    const head = readHead(start);
    if (!head) return blobs.readPart(name, from, bytes);
    const { keyId } = head;
    const key = keys.find(keyId);
    if (!key) throw new AppError('FILE_KEY_MISSING', { keyId });
    const read = (at: number, count: number) => blobs.readPart(name, at, count);
    return openPart(key, name, start, { from, bytes, read });
  }

  return {
    async receive(content, maximumBytes) {
      const storedAs = newStoredName();
      let bytes = 0;
      const counted = async function* () {
        for await (const part of upTo(content, maximumBytes)) {
          bytes += part.length;
          yield part;
        }
      };
      await blobs.write(storedAs, seal(keys.current, storedAs, counted()));
      return { storedAs, bytes };
    },
    async read(storedAs) {
      const parts: Uint8Array[] = [];
      for await (const part of wholeFile(readPart, storedAs)) parts.push(part);
      return new Uint8Array(Buffer.concat(parts));
    },
    readPart,
    remove: (storedAs) => blobs.remove(requireStoredName(storedAs)),
  };
}

type ReadPart = FileStore['readPart'];

async function* wholeFile(readPart: ReadPart, storedAs: string): AsyncGenerator<Uint8Array> {
  for (let from = 0; ; from += partBytes) {
    const part = await readPart(storedAs, from, partBytes);
    yield part;
    if (part.length < partBytes) return;
  }
}

/**
 * Encrypts files from before there were keys, and those of an older key with the current one. What is done already is
 * left out, so that a process that was killed goes on where it was.
 * @returns how many it changed
 */
export async function sealOldFiles(
  blobs: BlobStore,
  keys: FileKeys,
  { done, signal }: { done: Set<string>; signal: AbortSignal },
): Promise<number> {
  const files = sealedFileStore(blobs, keys);
  const readPart: ReadPart = (name, from, bytes) => files.readPart(name, from, bytes);
  let changed = 0;
  for await (const name of blobs.names()) {
    if (signal.aborted) break;
    if (done.has(name)) continue;
    const head = readHead(await blobs.readPart(name, 0, headBytes).catch(emptyWhereGone));
    if (head?.keyId === keys.current.id) done.add(name);
    else if (await resealOne(blobs, keys, readPart, name, head?.keyId)) changed += 1;
  }
  return changed;
}

/** False for what is gone by now, and for what no key opens: it stays as it is. */
async function resealOne(
  blobs: BlobStore,
  keys: FileKeys,
  readPart: ReadPart,
  name: string,
  keyId: string | undefined,
): Promise<boolean> {
  if (keyId !== undefined && !keys.find(keyId)) return false;
  try {
    await blobs.write(name, seal(keys.current, name, wholeFile(readPart, name)));
    return true;
  } catch (error) {
    if (error instanceof AppError && ['NOT_FOUND', 'FILE_DAMAGED'].includes(error.code)) return false;
    throw error;
  }
}

function emptyWhereGone(error: unknown): Uint8Array {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return new Uint8Array();
  throw error;
}
