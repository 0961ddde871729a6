import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileStore, newStoredName, requireStoredName, upTo } from '#database/files/file-store.ts';
import { AppError } from '#kernel/app-error.ts';

/**
 * Keeps files in a folder that only the server's own user may open. A file is written under another name until all of
 * it has come, so that whatever has its final name is whole.
 */
export function createFolderFileStore(folder: string): FileStore {
  const pathOf = (storedAs: string) => join(folder, requireStoredName(storedAs));
  return {
    async receive(content, maximumBytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const storedAs = newStoredName();
      const arriving = `${pathOf(storedAs)}.part`;
      try {
        const parts = Readable.from(upTo(content, maximumBytes));
        await pipeline(parts, createWriteStream(arriving, { flags: 'wx', mode: 0o600, flush: true }));
        const { size: bytes } = await stat(arriving);
        await rename(arriving, pathOf(storedAs));
        return { storedAs, bytes };
      } catch (error) {
        await rm(arriving, { force: true });
        throw error;
      }
    },
    async read(storedAs) {
      try {
        return new Uint8Array(await readFile(pathOf(storedAs)));
      } catch (error) {
        throw missingOr(error);
      }
    },
    async readPart(storedAs, from, bytes) {
      const file = await open(pathOf(storedAs)).catch((error: unknown) => {
        throw missingOr(error);
      });
      try {
        const { buffer, bytesRead } = await file.read(new Uint8Array(bytes), 0, bytes, from);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    remove: (storedAs) => rm(pathOf(storedAs), { force: true }),
  };
}

function missingOr(error: unknown): unknown {
  return isMissing(error) ? new AppError('NOT_FOUND', {}, { cause: error }) : error;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
